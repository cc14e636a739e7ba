package io.tweebyte.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The working copy under check.
 *
 * @param root the folder that holds both trees
 */
public record Project(Path root) {

	/**
	 * System property that names the folder to check; without it the one the build runs
	 * in.
	 */
	public static final String ROOT = "tweebyte.root";

	/**
	 * Finds the working copy around the running build.
	 * @throws IllegalStateException when no folder upwards holds both trees
	 */
	public static Project current() {
		Path start = Path.of(System.getProperty(ROOT, "")).toAbsolutePath();
		for (Path folder = start; folder != null; folder = folder.getParent()) {
			Project project = new Project(folder);
			if (Stream.of(Tree.values()).allMatch((tree) -> Files.isDirectory(project.folder(tree)))) {
				return project;
			}
		}
		throw new IllegalStateException("No folder from " + start + " upwards holds both trees: set -D" + ROOT);
	}

	public Path folder(Tree tree) {
		return this.root.resolve(tree.folder());
	}

	/** Names of the modules of a tree that have sources, sorted. */
	public List<String> modules(Tree tree) {
		if (!Files.isDirectory(folder(tree))) {
			return List.of();
		}
		try (Stream<Path> modules = Files.list(folder(tree))) {
			return modules.filter((module) -> Files.isDirectory(module.resolve("src")))
				.map((module) -> module.getFileName().toString())
				.sorted()
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Every file below a folder given from the root, as paths from the root, sorted; none
	 * where it is missing.
	 */
	public List<String> files(String folder) {
		Path start = this.root.resolve(folder);
		if (!Files.isDirectory(start)) {
			return List.of();
		}
		try (Stream<Path> files = Files.walk(start)) {
			return files.filter(Files::isRegularFile).map(this::relative).sorted().toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	public String read(String path) {
		try {
			return Files.readString(this.root.resolve(path));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	public boolean has(String path) {
		return Files.exists(this.root.resolve(path));
	}

	private String relative(Path file) {
		return this.root.relativize(file).toString().replace('\\', '/');
	}

}
