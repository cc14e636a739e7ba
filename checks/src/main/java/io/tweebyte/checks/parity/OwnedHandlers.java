package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree.Kind;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * A handler of {@code POST}, {@code PUT} or {@code DELETE}, or of {@code GET} with a
 * {@code {userId}} in its path, checks its caller by an annotation of method security, is
 * internal, or is listed with the reason. Each handler of async and reactive returns what
 * can be ended at the deadline of the request; those of virtual return plain values.
 */
public final class OwnedHandlers {

	private static final Set<String> CHANGES = Set.of("PostMapping", "PutMapping", "DeleteMapping");

	private static final Set<String> READS = Set.of("GetMapping");

	private static final Set<String> HANDLERS = Set.of("GetMapping", "PostMapping", "PutMapping", "DeleteMapping");

	private static final String USER = "{userId";

	private static final Set<String> RESULTS = Set.of("CompletableFuture", "Mono");

	private static final Set<String> CHECKS = Set.of("AsYourself", "PreAuthorize");

	private OwnedHandlers() {
	}

	public static List<String> violations(Project project) {
		AllowList allowed = AllowList.of(project);
		List<String> violations = new ArrayList<>();
		Tree.allFolders()
			.stream()
			.flatMap((folder) -> project.modules(folder).stream())
			.flatMap((module) -> project.files(module + "/src/main/java").stream())
			.filter((path) -> path.endsWith("Controller.java"))
			.forEach((path) -> check(project, path, allowed, violations));
		violations.addAll(allowed.faults((subject) -> subject.contains(" leaves ")));
		return violations;
	}

	private static void check(Project project, String path, AllowList allowed, List<String> violations) {
		String subject = Project.belowTree(path) + " leaves ";
		boolean plain = path.startsWith(Tree.VIRTUAL.folder() + "/");
		for (var type : JavaSource.parse(project, path).getTypeDecls()) {
			if (type instanceof ClassTree controller) {
				methods(controller).filter((method) -> !plain && hasNoDeadline(method))
					.filter((method) -> !allowed.allows(subject + method.getName() + " without a deadline"))
					.forEach((method) -> violations.add(path + ": " + method.getName()
							+ " has no deadline: it must return a CompletableFuture or a Mono"));
				methods(controller)
					.filter((method) -> !isInternal(controller.getModifiers())
							&& isUnchecked(controller.getModifiers(), method.getModifiers()))
					.filter((method) -> !allowed.allows(subject + method.getName()))
					.forEach((method) -> violations.add(path + ": any caller may use " + method.getName()
							+ ": annotate it with @AsYourself, or name '" + subject + method.getName()
							+ "' and its reason in " + AllowList.PATH));
			}
		}
	}

	private static Stream<MethodTree> methods(ClassTree controller) {
		return controller.getMembers()
			.stream()
			.filter((member) -> member.getKind() == Kind.METHOD)
			.map(MethodTree.class::cast);
	}

	private static boolean hasNoDeadline(MethodTree method) {
		return annotation(method.getModifiers(), HANDLERS).isPresent()
				&& !RESULTS.contains(method.getReturnType().toString().split("<")[0]);
	}

	private static boolean isInternal(ModifiersTree controller) {
		return names(controller, Set.of("RequestMapping"), "\"/internal/");
	}

	private static boolean isUnchecked(ModifiersTree controller, ModifiersTree method) {
		return (annotation(method, CHANGES).isPresent() || readsAUser(controller, method))
				&& annotation(method, CHECKS).isEmpty();
	}

	private static boolean readsAUser(ModifiersTree controller, ModifiersTree method) {
		return names(method, READS, USER)
				|| (annotation(method, READS).isPresent() && names(controller, Set.of("RequestMapping"), USER));
	}

	private static boolean names(ModifiersTree modifiers, Set<String> mapping, String path) {
		return annotation(modifiers, mapping).filter((found) -> found.getArguments().toString().contains(path))
			.isPresent();
	}

	private static Optional<? extends AnnotationTree> annotation(ModifiersTree modifiers, Set<String> names) {
		return modifiers.getAnnotations()
			.stream()
			.filter((annotation) -> names.contains(annotation.getAnnotationType().toString()))
			.findFirst();
	}

}
