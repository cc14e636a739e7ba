package io.tweebyte.docs.site;

import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.model.CompiledTree;

/**
 * How often the operators of a model are called, counted in compiled code: only there it
 * is known that a {@code map} is Mono's and not a stream's.
 */
final class Operators {

	private static final Map<Tree, Set<String>> OWNERS = Map.of(Tree.ASYNC,
			Set.of("java.util.concurrent.CompletableFuture", "java.util.concurrent.CompletionStage"), Tree.REACTIVE,
			Set.of("reactor.core.publisher.Mono", "reactor.core.publisher.Flux"), Tree.VIRTUAL,
			Set.of("java.lang.Thread", "java.util.concurrent.Executors", "java.util.concurrent.ExecutorService",
					"java.util.concurrent.Future", "java.util.concurrent.Semaphore"));

	private final Map<String, Map<String, Integer>> byClass = new TreeMap<>();

	private Operators() {
	}

	/**
	 * Counts the calls and references in all main classes of a tree.
	 * @return the counts; none where a module of the tree has not been compiled
	 */
	static Operators of(Project project, Tree tree) {
		Operators operators = new Operators();
		if (isCompiled(project, tree)) {
			CompiledTree.of(project, tree).forEach((type) -> operators.count(tree, type));
		}
		return operators;
	}

	private static boolean isCompiled(Project project, Tree tree) {
		return project.modules(tree)
			.stream()
			.filter((module) -> project.has(module + "/src/main/java"))
			.allMatch((module) -> project.has(module + "/target/classes"));
	}

	private void count(Tree tree, JavaClass type) {
		type.getAccessesFromSelf()
			.stream()
			.filter(JavaCodeUnitAccess.class::isInstance)
			.filter((access) -> OWNERS.get(tree).contains(access.getTargetOwner().getName()))
			.map((access) -> access.getTarget().getName())
			.filter((name) -> !name.startsWith("<"))
			.forEach((name) -> this.byClass.computeIfAbsent(outermost(type), (same) -> new TreeMap<>())
				.merge(name, 1, Integer::sum));
	}

	private static String outermost(JavaClass type) {
		String name = type.getName();
		int nested = name.indexOf('$');
		return (nested < 0) ? name : name.substring(0, nested);
	}

	/** Whether nothing was counted at all. */
	boolean areUnknown() {
		return this.byClass.isEmpty();
	}

	/**
	 * The operators of some classes.
	 * @param classes tells by its whole name whether a class is one of them
	 * @return how often each is called, the most frequent first: {@code thenApply 3,
	 * allOf 1}
	 */
	String among(Predicate<String> classes) {
		Map<String, Integer> sums = new TreeMap<>();
		this.byClass.forEach((type, counts) -> {
			if (classes.test(type)) {
				counts.forEach((name, count) -> sums.merge(name, count, Integer::sum));
			}
		});
		return sums.entrySet()
			.stream()
			.sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
				.thenComparing(Map.Entry.comparingByKey()))
			.map((operator) -> operator.getKey() + " " + operator.getValue())
			.collect(Collectors.joining(", "));
	}

}
