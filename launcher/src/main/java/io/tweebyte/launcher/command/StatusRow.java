package io.tweebyte.launcher.command;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.launcher.service.Readiness;
import io.tweebyte.launcher.setup.SharedServers;
import io.tweebyte.launcher.workspace.RunFile;
import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.EmbeddedServer;

/**
 * One line of what runs.
 *
 * @param name the service as commands know it, or the server
 * @param state {@code ready}, {@code not ready} or {@code ended}
 */
record StatusRow(String name, long pid, String address, String state) {

	static final String READY = "ready";

	private static final String NOT_READY = "not ready";

	private static final String ENDED = "ended";

	static List<StatusRow> of(Workspace workspace) {
		List<StatusRow> rows = new ArrayList<>();
		for (RunFile entry : new RunFiles(workspace).started()) {
			rows.add(new StatusRow(entry.label(), entry.process().pid(), entry.url().toString(), state(entry)));
		}
		new SharedServers(workspace).running().stream().map(StatusRow::of).forEach(rows::add);
		return rows;
	}

	private static StatusRow of(EmbeddedServer server) {
		return new StatusRow(server.name(), server.process().identity().pid(), "127.0.0.1:" + server.port(),
				server.responds() ? READY : NOT_READY);
	}

	boolean isReady() {
		return this.state.equals(READY);
	}

	private static String state(RunFile entry) {
		if (!entry.process().isAlive()) {
			return ENDED;
		}
		return Readiness.isReady(entry.managementUrl()) ? READY : NOT_READY;
	}

}
