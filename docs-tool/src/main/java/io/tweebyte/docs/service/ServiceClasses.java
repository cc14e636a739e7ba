package io.tweebyte.docs.service;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * Finds the classes of each service: those of its own module, which Spring scans, and all
 * that these bring with them.
 */
final class ServiceClasses {

	private static final String MAIN = "/src/main/java/";

	private static final String ENDING = ".java";

	private final Project project;

	/** The paths of all Java files of a tree, by those below the tree. */
	private final Map<Tree, Map<String, String>> sources = new EnumMap<>(Tree.class);

	/** The paths of all classes that a tree can use, by their full names. */
	private final Map<Tree, Map<String, String>> classes = new EnumMap<>(Tree.class);

	/** Read once: services share most of their files. */
	private final Map<String, SourceFile> files = new HashMap<>();

	ServiceClasses(Project project) {
		this.project = project;
	}

	/** Returns the files of a service, in a fixed order. */
	List<SourceFile> of(Service service) {
		Map<String, String> known = this.classes.computeIfAbsent(service.tree(), this::classes);
		Set<String> found = new TreeSet<>();
		Deque<String> unread = new ArrayDeque<>(own(service));
		while (!unread.isEmpty()) {
			String path = unread.pop();
			if (found.add(path)) {
				file(path).types().stream().filter(known::containsKey).map(known::get).forEach(unread::push);
			}
		}
		return found.stream().map(this::file).toList();
	}

	private SourceFile file(String path) {
		return this.files.computeIfAbsent(path, (unread) -> SourceFile.read(this.project, unread));
	}

	private List<String> own(Service service) {
		return this.sources.computeIfAbsent(service.tree(), this::sources)
			.entrySet()
			.stream()
			.filter((source) -> source.getKey().startsWith(service.module() + MAIN))
			.map(Map.Entry::getValue)
			.toList();
	}

	private Map<String, String> classes(Tree tree) {
		Map<String, String> classes = new HashMap<>();
		for (String module : Project.SHARED) {
			this.project.files(module + MAIN).forEach((path) -> classes.put(className(path), path));
		}
		this.sources.computeIfAbsent(tree, this::sources)
			.forEach((source, path) -> classes.put(className(source), path));
		return classes;
	}

	private static String className(String source) {
		return source.substring(source.indexOf(MAIN) + MAIN.length()).replace(ENDING, "").replace('/', '.');
	}

	private Map<String, String> sources(Tree tree) {
		Map<String, String> sources = new TreeMap<>();
		this.project.sources(tree)
			.stream()
			.filter((source) -> source.contains(MAIN) && source.endsWith(ENDING))
			.forEach((source) -> this.project.find(tree, source).ifPresent((path) -> sources.put(source, path)));
		return sources;
	}

}
