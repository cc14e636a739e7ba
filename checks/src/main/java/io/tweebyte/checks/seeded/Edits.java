package io.tweebyte.checks.seeded;

import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.TreePair;

/**
 * The ways to break a working copy. Each looks for its place, so that it still fits when
 * the code moves on.
 */
final class Edits {

	private static final Pattern TEST_METHODS = Pattern
		.compile("(?s)(\\t@Test\\n\\tvoid )(\\w+)(\\(\\).*?\\n\\t@Test\\n\\tvoid )(\\w+)(\\(\\))");

	private Edits() {
	}

	/** Removes a main class of a package that both trees have. */
	static Fault.Edit remove(TreePair pair, String module, String layer) {
		return (copy) -> copy.delete(classes(copy, pair.right().folder() + "/" + module, layer, "").stream()
			.filter((path) -> copy.project().find(pair.left(), Project.belowTree(path)).isPresent())
			.findFirst()
			.orElseThrow(() -> new IllegalStateException("no counterparts in " + module)));
	}

	/** Swaps the names of two neighbouring tests. */
	static Fault.Edit swapMethods(String module) {
		return (copy) -> {
			for (String path : copy.project().files(module + "/src/test/java")) {
				String source = path.endsWith("Tests.java") ? copy.project().read(path) : "";
				Matcher matcher = TEST_METHODS.matcher(source);
				if (matcher.find()) {
					copy.write(path, matcher.replaceFirst("$1$4$3$2$5"));
					return;
				}
			}
			throw new IllegalStateException("no class with two tests below " + module);
		};
	}

	/** Adds members to a class of a package. */
	static Fault.Edit addTo(String module, String layer, String members) {
		return (copy) -> {
			String path = classes(copy, module, layer, "(?sm).*^(public )?(final )?class .*").getFirst();
			String source = copy.project().read(path).stripTrailing();
			copy.write(path, source.substring(0, source.lastIndexOf('}')) + members + "\n}\n");
		};
	}

	/** Replaces a part of a file. */
	static Fault.Edit replace(String path, String part, String other) {
		return (copy) -> {
			String source = copy.project().read(path);
			if (!source.contains(part)) {
				throw new IllegalStateException("'" + part + "' is not in " + path);
			}
			copy.write(path, source.replace(part, other));
		};
	}

	/** Adds a line to the allow-list. */
	static Fault.Edit allow(String line) {
		return (copy) -> copy.write(AllowList.PATH, copy.project().read(AllowList.PATH) + line + "\n");
	}

	static Fault.Edit write(String path, String text) {
		return (copy) -> copy.write(path, text);
	}

	static Fault.Edit all(Fault.Edit... edits) {
		return (copy) -> {
			for (Fault.Edit edit : edits) {
				edit.apply(copy);
			}
		};
	}

	private static List<String> classes(WorkingCopy copy, String module, String layer, String pattern)
			throws IOException {
		Project project = copy.project();
		List<String> classes = project.files(module + "/src/main/java")
			.stream()
			.filter((path) -> path.contains("/" + layer + "/") && path.endsWith(".java"))
			.filter((path) -> pattern.isEmpty() || project.read(path).matches(pattern))
			.toList();
		if (classes.isEmpty()) {
			throw new IllegalStateException("no such class in a package '" + layer + "' of " + module);
		}
		return classes;
	}

}
