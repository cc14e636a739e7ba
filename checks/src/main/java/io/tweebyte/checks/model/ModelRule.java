package io.tweebyte.checks.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.JavaClasses;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * What the two models' rules have in common: they look at every call, reference and
 * dependency of a tree's main code.
 */
abstract class ModelRule {

	private final Tree tree;

	/** Beginnings of the names of types that do not belong into the tree. */
	private final Set<String> foreign;

	ModelRule(Tree tree, Set<String> foreign) {
		this.tree = tree;
		this.foreign = foreign;
	}

	/** What is wrong with a call of this target, or null. */
	abstract String fault(CodeUnitAccessTarget target);

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
			addFault(violations, type, fault(type));
			type.getAccessesFromSelf()
				.stream()
				.filter(JavaCodeUnitAccess.class::isInstance)
				.map((access) -> (JavaCodeUnitAccess<?>) access)
				.forEach((access) -> checkAccess(violations, allowed, type, access));
			type.getDirectDependenciesFromSelf()
				.stream()
				.map((dependency) -> dependency.getTargetClass().getName())
				.filter((name) -> this.foreign.stream().anyMatch(name::startsWith))
				.distinct()
				.filter((name) -> !allowed.allows(path(type) + " calls " + name))
				.forEach((name) -> violations.add(path(type) + " uses " + name + ", which belongs to the other model: "
						+ "use this tree's own counterpart"));
		}
		String prefix = this.tree.folder() + "/";
		violations.addAll(allowed.faults((subject) -> subject.startsWith(prefix) && subject.contains(" calls ")));
		return violations;
	}

	private void checkAccess(List<String> violations, AllowList allowed, JavaClass type, JavaCodeUnitAccess<?> access) {
		String call = access.getTargetOwner().getSimpleName() + "." + access.getTarget().getName();
		String fault = fault(access.getTarget());
		if (fault != null && !allowed.allows(path(type) + " calls " + call)) {
			violations.add(path(type) + ":" + access.getLineNumber() + " calls " + call + ": " + fault);
		}
	}

	private void addFault(List<String> violations, JavaClass type, String fault) {
		if (fault != null) {
			violations.add(path(type) + " " + fault);
		}
	}

	/**
	 * The source of a class, as far as its class file tells: the tree, the package and
	 * the file.
	 */
	private String path(JavaClass type) {
		String file = type.getSource().flatMap((source) -> source.getFileName()).orElse(type.getSimpleName());
		return this.tree.folder() + "/" + type.getPackageName().replace('.', '/') + "/" + file;
	}

}
