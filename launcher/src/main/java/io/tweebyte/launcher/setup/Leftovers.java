package io.tweebyte.launcher.setup;

import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.launcher.workspace.Arrangement;
import io.tweebyte.launcher.workspace.RunFile;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServiceStop;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.ServerException;

/**
 * What earlier starts left behind: services of a killed launcher, and backends of which a
 * part has died.
 */
public final class Leftovers {

	private final RunFiles runFiles;

	public Leftovers(Workspace workspace) {
		this.runFiles = new RunFiles(workspace);
	}

	/**
	 * Makes room for several backends, or says that one is up before anything is started.
	 * @param services the services each of them has
	 * @param progress is told what is stopped
	 */
	public void clear(List<Arrangement> arrangements, List<ServiceName> services, Consumer<String> progress) {
		arrangements.forEach((arrangement) -> clear(arrangement, services, progress));
	}

	/**
	 * Makes room for a backend.
	 * @param services those of its services that will run
	 * @param progress is told what is stopped
	 * @throws ServerException if one of these services runs as part of a whole backend
	 */
	public void clear(Arrangement arrangement, List<ServiceName> services, Consumer<String> progress) {
		this.runFiles.clean();
		List<RunFile> living = this.runFiles.living();
		List<RunFile> orphans = living.stream().filter(RunFile::isOrphaned).toList();
		if (!orphans.isEmpty()) {
			progress.accept("stopping what a killed launcher left: " + labels(orphans));
			ServiceStop.stop(this.runFiles, orphans);
		}
		List<RunFile> inTheWay = living.stream()
			.filter((entry) -> !orphans.contains(entry))
			.filter((entry) -> services.contains(entry.service()))
			.filter((entry) -> entry.model() == arrangement.model(entry.service()))
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
		progress.accept("stopping what is left of a backend of which a part has died: " + labels(backend));
		ServiceStop.stop(this.runFiles, backend);
	}

	private static String labels(List<RunFile> entries) {
		return String.join(", ", entries.stream().map(RunFile::label).toList());
	}

}
