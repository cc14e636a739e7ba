package io.tweebyte.checks.model;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * The compiled main classes of modules; the trees share their class names, so each is
 * read apart.
 */
public final class CompiledTree {

	private CompiledTree() {
	}

	/**
	 * Reads the main classes of a whole tree, those it shares included.
	 * @throws IllegalStateException when one of its modules has not been compiled
	 */
	public static JavaClasses of(Project project, Tree tree) {
		return classes(project.modules(tree)
			.stream()
			.map(project.root()::resolve)
			.filter((module) -> Files.isDirectory(module.resolve("src/main/java")))
			.toList());
	}

	/**
	 * Reads the main classes of modules, given from the root.
	 * @throws IllegalStateException when one has not been compiled
	 */
	public static JavaClasses of(Project project, String... modules) {
		return classes(Stream.of(modules).map(project.root()::resolve).toList());
	}

	private static JavaClasses classes(List<Path> modules) {
		List<Path> outputs = modules.stream().map((module) -> module.resolve("target/classes")).toList();
		outputs.stream().filter((output) -> !Files.isDirectory(output)).findFirst().ifPresent((missing) -> {
			throw new IllegalStateException(missing + " is missing: compile the module first");
		});
		return new ClassFileImporter().importPaths(outputs);
	}

}
