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
import io.tweebyte.checks.TreePair;

/**
 * Rule 2: the methods that others can see have the same names in the same order in both
 * files of a pair, and the same parameter types but for the wrappers. Handlers of
 * requests have the same annotations, too. A method that overrides one of a supertype the
 * other does not have is named by the framework and left out.
 */
public final class TwinMethods {

	private final TreePair pair;

	private final AllowList allowed;

	private final FilePair files;

	private TwinMethods(TreePair pair, AllowList allowed, FilePair files) {
		this.pair = pair;
		this.allowed = allowed;
		this.files = files;
	}

	public static List<String> violations(Project project, TreePair pair) {
		AllowList allowed = AllowList.of(project);
		List<String> violations = new ArrayList<>();
		FilePair.all(project, pair)
			.filter((files) -> files.left().endsWith(".java"))
			.forEach((files) -> violations.addAll(new TwinMethods(pair, allowed, files).compare(project)));
		violations
			.addAll(allowed.faults((subject) -> subject.contains("#") && isCompared(project, pair, subject), pair));
		return violations;
	}

	/** A module that one tree does not have yet is the business of {@link TwinPaths}. */
	private static boolean isCompared(Project project, TreePair pair, String subject) {
		String module = Project.belowTree(subject).split("/")[0];
		return pair.trees().stream().allMatch((tree) -> project.has(tree.folder() + "/" + module));
	}

	private List<String> compare(Project project) {
		String path = this.files.left();
		String other = this.files.right();
		CompilationUnitTree here = JavaSource.parse(project, path);
		CompilationUnitTree there = JavaSource.parse(project, other);
		Map<String, ClassTree> ours = types(here);
		Map<String, ClassTree> theirs = types(there);
		Set<String> names = new TreeSet<>(ours.keySet());
		names.addAll(theirs.keySet());
		List<String> violations = new ArrayList<>();
		for (String name : names) {
			ClassTree our = ours.get(name);
			ClassTree their = theirs.get(name);
			if (our == null || their == null) {
				String lacking = (our == null) ? path : other;
				String having = (our == null) ? other : path;
				if (!this.allowed.allows(having + "#" + name, this.pair)) {
					violations.add(lacking + " lacks the type " + name + " of " + having + ": write it, or name '"
							+ having + "#" + name + "' and its reason in " + AllowList.PATH);
				}
				continue;
			}
			boolean alike = supertypes(our, here).equals(supertypes(their, there));
			difference(signatures(our, alike, path), signatures(their, alike, other))
				.ifPresent((difference) -> violations.add(path + ", type " + name + ": " + difference + ". Give both "
						+ "the same methods in the same order, or name 'path#method' and its reason in "
						+ AllowList.PATH));
		}
		return violations;
	}

	private Optional<String> difference(List<Signature> here, List<Signature> there) {
		List<Signature> ours = without(here, there);
		List<Signature> theirs = without(there, here);
		if (!ours.isEmpty() || !theirs.isEmpty()) {
			return Optional.of("only " + this.pair.left().folder() + " has " + ours + ", only "
					+ this.pair.right().folder() + " has " + theirs);
		}
		for (int i = 0; i < here.size(); i++) {
			if (!here.get(i).equals(there.get(i))) {
				return Optional.of("method " + (i + 1) + " is " + here.get(i) + " in " + this.pair.left().folder()
						+ " and " + there.get(i) + " in " + this.pair.right().folder());
			}
		}
		return Optional.empty();
	}

	private static List<Signature> without(List<Signature> some, List<Signature> others) {
		List<Signature> rest = new ArrayList<>(some);
		others.forEach(rest::remove);
		return rest;
	}

	private List<Signature> signatures(ClassTree type, boolean sameSupertypes, String path) {
		return type.getMembers()
			.stream()
			.filter(MethodTree.class::isInstance)
			.map(MethodTree.class::cast)
			.filter((method) -> method.getReturnType() != null && visible(method.getModifiers()))
			.filter((method) -> sameSupertypes || !overrides(method))
			.filter((method) -> !this.allowed.allows(path + "#" + method.getName(), this.pair))
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
