package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import javax.lang.model.element.Modifier;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * Rule 2: the methods that others can see have the same names in the same order in both
 * twins, and the same parameter types but for the wrappers. A method that overrides one
 * of a supertype the twin does not have is named by the framework and left out.
 */
public final class TwinMethods {

	private TwinMethods() {
	}

	public static List<String> violations(Project project) {
		AllowList allowed = AllowList.of(project);
		List<String> violations = new ArrayList<>();
		for (String module : project.modules(Tree.ASYNC)) {
			for (String path : project.files(Tree.ASYNC.folder() + "/" + module + "/src")) {
				String twin = TwinPaths.twin(Tree.ASYNC, path);
				if (path.endsWith(".java") && project.has(twin)) {
					violations.addAll(compare(project, allowed, path, twin));
				}
			}
		}
		violations.addAll(allowed.faults((subject) -> subject.contains("#")));
		return violations;
	}

	private static List<String> compare(Project project, AllowList allowed, String path, String twin) {
		Map<String, ClassTree> ours = types(project, path);
		Map<String, ClassTree> theirs = types(project, twin);
		Set<String> names = new TreeSet<>(ours.keySet());
		names.addAll(theirs.keySet());
		List<String> violations = new ArrayList<>();
		for (String name : names) {
			ClassTree our = ours.get(name);
			ClassTree their = theirs.get(name);
			if (our == null || their == null) {
				String lacking = (our == null) ? path : twin;
				String having = (our == null) ? twin : path;
				if (!allowed.allows(having + "#" + name)) {
					violations.add(lacking + " lacks the type " + name + " of its twin: write it, or name '" + having
							+ "#" + name + "' and its reason in " + AllowList.PATH);
				}
				continue;
			}
			List<Signature> here = signatures(our, their, path, allowed);
			List<Signature> there = signatures(their, our, twin, allowed);
			difference(here, there)
				.ifPresent((difference) -> violations.add(path + ", type " + name + ": " + difference + ". Give both "
						+ "twins the same methods in the same order, or name 'path#method' and its reason in "
						+ AllowList.PATH));
		}
		return violations;
	}

	private static Optional<String> difference(List<Signature> here, List<Signature> there) {
		List<Signature> ours = without(here, there);
		List<Signature> theirs = without(there, here);
		if (!ours.isEmpty() || !theirs.isEmpty()) {
			return Optional.of("only " + Tree.ASYNC.folder() + " has " + ours + ", only " + Tree.REACTIVE.folder()
					+ " has " + theirs);
		}
		for (int i = 0; i < here.size(); i++) {
			if (!here.get(i).equals(there.get(i))) {
				return Optional.of("method " + (i + 1) + " is " + here.get(i) + " in " + Tree.ASYNC.folder() + " and "
						+ there.get(i) + " in " + Tree.REACTIVE.folder());
			}
		}
		return Optional.empty();
	}

	private static List<Signature> without(List<Signature> some, List<Signature> others) {
		List<Signature> rest = new ArrayList<>(some);
		others.forEach(rest::remove);
		return rest;
	}

	private static List<Signature> signatures(ClassTree type, ClassTree twin, String path, AllowList allowed) {
		boolean sameSupertypes = supertypes(type).equals(supertypes(twin));
		return type.getMembers()
			.stream()
			.filter(MethodTree.class::isInstance)
			.map(MethodTree.class::cast)
			.filter((method) -> method.getReturnType() != null && visible(method.getModifiers()))
			.filter((method) -> sameSupertypes || !overrides(method))
			.filter((method) -> !allowed.allows(path + "#" + method.getName()))
			.map(Signature::of)
			.toList();
	}

	private static String supertypes(ClassTree type) {
		return type.getExtendsClause() + " " + type.getImplementsClause();
	}

	private static boolean overrides(MethodTree method) {
		return method.getModifiers()
			.getAnnotations()
			.stream()
			.anyMatch((annotation) -> annotation.getAnnotationType().toString().equals("Override"));
	}

	private static boolean visible(ModifiersTree modifiers) {
		return !modifiers.getFlags().contains(Modifier.PRIVATE);
	}

	private static Map<String, ClassTree> types(Project project, String path) {
		Map<String, ClassTree> types = new LinkedHashMap<>();
		JavaSource.parse(project, path)
			.getTypeDecls()
			.stream()
			.filter(ClassTree.class::isInstance)
			.forEach((type) -> collect("", (ClassTree) type, types));
		return types;
	}

	private static void collect(String prefix, ClassTree type, Map<String, ClassTree> types) {
		if (!visible(type.getModifiers())) {
			return;
		}
		String name = prefix + type.getSimpleName();
		types.put(name, type);
		type.getMembers()
			.stream()
			.filter(ClassTree.class::isInstance)
			.forEach((member) -> collect(name + ".", (ClassTree) member, types));
	}

}
