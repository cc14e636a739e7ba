package io.tweebyte.checks.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.Source;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * What the rules of the models have in common: they look at every call, reference and
 * dependency of a tree's main code, that of {@code servlet/} included. What
 * {@code servlet/} holds must suit both trees that use it, so it has no exceptions.
 */
abstract class ModelRule {

	private final Tree tree;

	/** Beginnings of the names of types that do not belong into the tree. */
	private final Set<String> foreign;

	ModelRule(Tree tree, Set<String> foreign) {
		this.tree = tree;
		this.foreign = foreign;
	}

	/** What is wrong with a call of this target by a class, or null. */
	abstract String fault(JavaClass type, CodeUnitAccessTarget target);

	/** What is wrong with a class as a whole, or null. */
	String fault(JavaClass type) {
		return null;
	}

	final List<String> check(Project project, JavaClasses classes) {
		AllowList allowed = AllowList.of(project);
		List<String> violations = new ArrayList<>();
		if (classes.isEmpty()) {
			violations.add(this.tree.folder() + " has no compiled class: nothing was checked");
		}
		for (JavaClass type : classes) {
			check(type, path(project, type), allowed, violations);
		}
		Predicate<String> own = (
				subject) -> this.tree.folders().stream().anyMatch((folder) -> subject.startsWith(folder + "/"));
		violations.addAll(allowed.faults(own.and((subject) -> subject.contains(" calls "))));
		return violations;
	}

	private void check(JavaClass type, String path, AllowList allowed, List<String> violations) {
		Predicate<String> allows = (used) -> path.startsWith(this.tree.folder() + "/")
				&& allowed.allows(path + " calls " + used);
		String fault = fault(type);
		if (fault != null) {
			violations.add(path + " " + fault);
		}
		type.getAccessesFromSelf()
			.stream()
			.filter(JavaCodeUnitAccess.class::isInstance)
			.map((access) -> (JavaCodeUnitAccess<?>) access)
			.forEach((access) -> checkAccess(violations, allows, path, access));
		type.getDirectDependenciesFromSelf()
			.stream()
			.map((dependency) -> dependency.getTargetClass().getName())
			.filter((name) -> this.foreign.stream().anyMatch(name::startsWith))
			.distinct()
			.filter(allows.negate())
			.forEach((name) -> violations.add(
					path + " uses " + name + ", which belongs to another model: " + "use this tree's own counterpart"));
	}

	private void checkAccess(List<String> violations, Predicate<String> allows, String path,
			JavaCodeUnitAccess<?> access) {
		String call = access.getTargetOwner().getSimpleName() + "." + access.getTarget().getName();
		String fault = fault(access.getOriginOwner(), access.getTarget());
		if (fault != null && !allows.test(call)) {
			violations.add(path + ":" + access.getLineNumber() + " calls " + call + ": " + fault);
		}
	}

	/**
	 * The source of a class, as far as its class file tells: the folder of the tree, the
	 * package and the file.
	 */
	static String path(Project project, JavaClass type) {
		Source source = type.getSource().orElseThrow();
		String folder = project.root().relativize(Path.of(source.getUri())).getName(0).toString();
		return folder + "/" + type.getPackageName().replace('.', '/') + "/"
				+ source.getFileName().orElse(type.getSimpleName());
	}

}
