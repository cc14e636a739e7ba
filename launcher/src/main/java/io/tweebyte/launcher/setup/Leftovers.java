package io.tweebyte.launcher.setup;

import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.RunFile;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.servers.process.ServerException;

/**
 * What earlier starts left behind: services of a killed launcher, and backends of which a
 * part has died.
 */
public record Leftovers(RunFiles runFiles) {

	/**
	 * Makes room for a backend.
	 * @throws ServerException if one of these services runs as part of a whole backend
	 */
	public void clear(MixedSetup setup, List<ServiceName> services, Consumer<String> progress) {
		this.runFiles.clean();
		List<RunFile> living = this.runFiles.living();
		List<RunFile> orphans = living.stream().filter(RunFile::isOrphaned).toList();
		if (!orphans.isEmpty()) {
			progress.accept("stopping what a killed launcher left: " + RunFile.labels(orphans));
			this.runFiles.stop(orphans);
		}
		List<RunFile> inTheWay = living.stream()
			.filter((entry) -> !orphans.contains(entry))
			.filter((entry) -> services.contains(entry.service()))
			.filter((entry) -> entry.model() == setup.model(entry.service()))
			.toList();
		if (inTheWay.isEmpty()) {
			return;
		}
		RunFile first = inTheWay.getFirst();
		List<RunFile> backend = living.stream().filter((entry) -> entry.backend().equals(first.backend())).toList();
		if (first.owner() != null || backend.size() >= services.size()) {
			throw new ServerException("%s is up already, with %s as process %d at %s. './tweebyte down' stops it."
				.formatted(first.backend(), first.label(), first.process().pid(), first.url()));
		}
		progress.accept("stopping what is left of a backend of which a part has died: " + RunFile.labels(backend));
		this.runFiles.stop(backend);
	}

}
