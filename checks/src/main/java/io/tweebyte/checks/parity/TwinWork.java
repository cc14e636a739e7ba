package io.tweebyte.checks.parity;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;

/**
 * No tree may win by doing less: the statements and calls that the integration tests of
 * two trees have counted are equal, request by request.
 */
public final class TwinWork {

	/** Where the integration tests of a module leave what they counted. */
	private static final String FILE = "target/work.txt";

	private static final List<String> SERVICES = List.of("user", "tweet", "interaction");

	private static final String NONE = "not counted";

	private TwinWork() {
	}

	/** Whether the integration tests of any tree have left counts. */
	public static boolean counted(Project project) {
		return Stream.of(Tree.values())
			.anyMatch((tree) -> SERVICES.stream().anyMatch((service) -> !of(project, tree, service).isEmpty()));
	}

	public static List<String> violations(Project project, TreePair pair) {
		return SERVICES.stream().flatMap((service) -> differences(project, pair, service)).toList();
	}

	private static Stream<String> differences(Project project, TreePair pair, String service) {
		List<String> missing = pair.trees()
			.stream()
			.filter((tree) -> of(project, tree, service).isEmpty())
			.map((tree) -> "%s has no counts: run the integration tests of that service".formatted(file(tree, service)))
			.toList();
		if (!missing.isEmpty()) {
			return missing.stream();
		}
		String left = pair.left().folder();
		String right = pair.right().folder();
		Map<String, String> ours = of(project, pair.left(), service);
		Map<String, String> theirs = of(project, pair.right(), service);
		return requests(List.of(ours, theirs)).stream()
			.filter((request) -> !ours.getOrDefault(request, NONE).equals(theirs.getOrDefault(request, NONE)))
			.map((request) -> "%s-service: '%s' is %s in %s and %s in %s: let both do the same work".formatted(service,
					request, ours.getOrDefault(request, NONE), left, theirs.getOrDefault(request, NONE), right));
	}

	/** A line for each request: its service, and what it costs in each tree. */
	public static String table(Project project) {
		StringBuilder table = new StringBuilder(line("", "", Stream.of(Tree.values()).map(Tree::folder).toList()));
		for (String service : SERVICES) {
			List<Map<String, String>> work = Stream.of(Tree.values())
				.map((tree) -> of(project, tree, service))
				.toList();
			requests(work).forEach((request) -> table
				.append(line(service, request, work.stream().map((one) -> one.getOrDefault(request, NONE)).toList())));
		}
		return table.toString();
	}

	private static String line(String service, String request, List<String> costs) {
		String columns = costs.stream().map("%-24s"::formatted).collect(Collectors.joining(" "));
		return "%-12s %-54s %s".formatted(service, request, columns).stripTrailing() + "\n";
	}

	private static Set<String> requests(List<Map<String, String>> work) {
		return work.stream().flatMap((one) -> one.keySet().stream()).collect(Collectors.toCollection(TreeSet::new));
	}

	private static String file(Tree tree, String service) {
		return "%s/%s-service/%s".formatted(tree.folder(), service, FILE);
	}

	private static Map<String, String> of(Project project, Tree tree, String service) {
		String file = file(tree, service);
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
