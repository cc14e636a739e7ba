package io.tweebyte.docs.diff;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.TreePair;
import io.tweebyte.docs.DocsException;

/**
 * Every Java file of two trees with its counterpart.
 */
public final class Pairs {

	private static final String SUFFIX = "-service";

	private final List<Pair> all;

	private Pairs(List<Pair> all) {
		this.all = all;
	}

	/** Looks for them in the sources; main code comes before tests. */
	public static Pairs of(Project project, TreePair trees) {
		TreeSet<String> paths = new TreeSet<>();
		trees.trees().forEach((tree) -> paths.addAll(project.sources(tree)));
		List<Pair> all = new RenamedClasses(project).paired(paths.stream()
			.filter((path) -> path.endsWith(".java"))
			.map((path) -> new Pair(trees, project.find(trees.left(), path).orElse(""),
					project.find(trees.right(), path).orElse("")))
			.toList());
		all.sort(Comparator.comparing(Pair::isTest));
		return new Pairs(List.copyOf(all));
	}

	public List<Pair> all() {
		return this.all;
	}

	/** Names of the modules, without the ending of the services. */
	public List<String> services() {
		return this.all.stream().map((pair) -> shortName(pair.module())).distinct().sorted().toList();
	}

	static String shortName(String module) {
		return module.endsWith(SUFFIX) ? module.substring(0, module.length() - SUFFIX.length()) : module;
	}

	/**
	 * The files of one service.
	 * @param service {@code user} or {@code user-service}, in any case
	 * @throws DocsException when there is no such service
	 */
	public List<Pair> ofService(String service) {
		List<Pair> found = this.all.stream()
			.filter((pair) -> pair.module().equalsIgnoreCase(service)
					|| shortName(pair.module()).equalsIgnoreCase(service))
			.toList();
		if (found.isEmpty()) {
			throw new DocsException(
					"'" + service + "' is no service: there are " + String.join(", ", services()) + ".");
		}
		return found;
	}

	/**
	 * The files of one class.
	 * @param service as in {@link #ofService}
	 * @param name the simple name of the class, in any case, with {@code .java} or
	 * without
	 * @return one file, or several where packages share a name
	 * @throws DocsException when there is no such class
	 */
	public List<Pair> ofClass(String service, String name) {
		String wanted = name.endsWith(".java") ? name.substring(0, name.length() - 5) : name;
		List<Pair> files = ofService(service);
		List<Pair> found = files.stream()
			.filter((pair) -> pair.names().stream().anyMatch(wanted::equalsIgnoreCase))
			.toList();
		if (found.isEmpty()) {
			throw new DocsException("%s has no class %s%s".formatted(service, wanted, like(service, files, wanted)));
		}
		return found;
	}

	private static String like(String service, List<Pair> files, String wanted) {
		String part = wanted.toLowerCase(Locale.ROOT);
		Stream<String> names = files.stream().map(Pair::name);
		List<String> like = names.filter((name) -> name.toLowerCase(Locale.ROOT).contains(part)).toList();
		return like.isEmpty() ? "; './tweebyte diff " + service + "' lists those it has."
				: "; there are " + String.join(", ", like) + ".";
	}

}
