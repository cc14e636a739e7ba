package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

import javax.lang.model.element.Modifier;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * Rule 2: the methods that others can see have the same names in the same order in both
 * twins, and the same parameter types but for the wrappers. Handlers of requests have the
 * same annotations, too. A method that overrides one of a supertype the twin does not
 * have is named by the framework and left out.
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
		CompilationUnitTree here = JavaSource.parse(project, path);
		CompilationUnitTree there = JavaSource.parse(project, twin);
		Map<String, ClassTree> ours = types(here);
		Map<String, ClassTree> theirs = types(there);
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
			boolean alike = supertypes(our, here).equals(supertypes(their, there));
			difference(signatures(our, alike, path, allowed), signatures(their, alike, twin, allowed))
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

	private static List<Signature> signatures(ClassTree type, boolean sameSupertypes, String path, AllowList allowed) {
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

	/**
	 * Each framework may have a type of the same simple name: the imports tell them
	 * apart.
	 */
	private static List<String> supertypes(ClassTree type, CompilationUnitTree unit) {
		String names = type.getExtendsClause() + " " + type.getImplementsClause();
		List<String> supertypes = new ArrayList<>(List.of(names));
		for (ImportTree imported : unit.getImports()) {
			String name = imported.getQualifiedIdentifier().toString();
			if (names.matches("(.*\\W)?" + Pattern.quote(name.substring(name.lastIndexOf('.') + 1)) + "(\\W.*)?")) {
				supertypes.add(name);
			}
		}
		return supertypes;
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

	private static Map<String, ClassTree> types(CompilationUnitTree unit) {
		Map<String, ClassTree> types = new LinkedHashMap<>();
		unit.getTypeDecls()
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
