package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * Neither side may win by doing less: the statements and calls that the integration tests
 * of both trees have counted are equal, request by request.
 */
public final class TwinWork {

	/** Where the integration tests of a module leave what they counted. */
	private static final String FILE = "target/work.txt";

	private static final List<String> SERVICES = List.of("user", "tweet", "interaction");

	private static final String NONE = "not counted";

	private TwinWork() {
	}

	/** Whether the integration tests of either tree have left counts. */
	public static boolean counted(Project project) {
		return SERVICES.stream()
			.anyMatch((service) -> !of(project, Tree.ASYNC, service).isEmpty()
					|| !of(project, Tree.REACTIVE, service).isEmpty());
	}

	public static List<String> violations(Project project) {
		List<String> violations = new ArrayList<>();
		for (String service : SERVICES) {
			Map<String, String> ours = of(project, Tree.ASYNC, service);
			Map<String, String> theirs = of(project, Tree.REACTIVE, service);
			if (ours.isEmpty() && theirs.isEmpty()) {
				violations
					.add("%s-service has no %s: run its integration tests in both trees".formatted(service, FILE));
			}
			requests(ours, theirs).stream()
				.filter((request) -> !ours.getOrDefault(request, NONE).equals(theirs.getOrDefault(request, NONE)))
				.map((request) -> "%s-service: '%s' is %s in async and %s in reactive: let both do the same work"
					.formatted(service, request, ours.getOrDefault(request, NONE), theirs.getOrDefault(request, NONE)))
				.forEach(violations::add);
		}
		return violations;
	}

	/** A line a request: its service, and what it costs in either tree. */
	public static String table(Project project) {
		StringBuilder table = new StringBuilder(line("", "", "async", "reactive"));
		for (String service : SERVICES) {
			Map<String, String> ours = of(project, Tree.ASYNC, service);
			Map<String, String> theirs = of(project, Tree.REACTIVE, service);
			requests(ours, theirs).forEach((request) -> table
				.append(line(service, request, ours.getOrDefault(request, NONE), theirs.getOrDefault(request, NONE))));
		}
		return table.toString();
	}

	private static String line(String service, String request, String ours, String theirs) {
		return "%-12s %-54s %-24s %s%n".formatted(service, request, ours, theirs);
	}

	private static Set<String> requests(Map<String, String> ours, Map<String, String> theirs) {
		Set<String> requests = new TreeSet<>(ours.keySet());
		requests.addAll(theirs.keySet());
		return requests;
	}

	private static Map<String, String> of(Project project, Tree tree, String service) {
		String file = "%s/%s-service/%s".formatted(tree.folder(), service, FILE);
		Map<String, String> work = new TreeMap<>();
		if (project.has(file)) {
			project.read(file).lines().forEach((line) -> {
				int colon = line.lastIndexOf(": ");
				work.put(line.substring(0, colon), line.substring(colon + 2));
			});
		}
		return work;
	}

}
