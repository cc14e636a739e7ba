package io.tweebyte.launcher;

import java.util.ArrayList;
import java.util.List;

/**
 * One line of what runs.
 *
 * @param name the service as commands know it, or the server
 * @param pid the number of its process
 * @param address where it answers
 * @param ready whether it does
 */
record StatusRow(String name, long pid, String address, boolean ready) {

	static List<StatusRow> of(Workspace workspace) {
		List<StatusRow> rows = new ArrayList<>();
		for (RunFile entry : new RunFiles(workspace).living()) {
			rows.add(new StatusRow(entry.label(), entry.process().pid(), entry.url().toString(),
					Readiness.isReady(entry.managementUrl())));
		}
		rows.addAll(new SharedServers(workspace).status());
		return rows;
	}

}
