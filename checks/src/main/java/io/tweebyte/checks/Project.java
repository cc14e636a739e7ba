package io.tweebyte.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The working copy under check.
 *
 * @param root the folder that holds the trees
 */
public record Project(Path root) {

	/**
	 * System property that names the folder to check; without it the one the build runs
	 * in.
	 */
	public static final String ROOT = "tweebyte.root";

	/** The module of the API, which knows nothing of the others. */
	public static final String CONTRACTS = "contracts";

	/** The modules that services of all trees consist of, beside their own. */
	public static final List<String> SHARED = List.of(CONTRACTS, "shared", "assistant", "live-feed", "page",
			"pictures");

	/**
	 * Finds the working copy around the running build.
	 * @throws IllegalStateException when no folder upwards holds one
	 */
	public static Project current() {
		Path start = Path.of(System.getProperty(ROOT, "")).toAbsolutePath();
		for (Path folder = start; folder != null; folder = folder.getParent()) {
			Project project = new Project(folder);
			if (project.has(AllowList.PATH)) {
				return project;
			}
		}
		throw new IllegalStateException("No folder from " + start + " upwards holds the trees: set -D" + ROOT);
	}

	/**
	 * The modules of a tree that have sources, as paths from the root: first those in its
	 * own folder.
	 */
	public List<String> modules(Tree tree) {
		return tree.folders().stream().flatMap((folder) -> modules(folder).stream()).toList();
	}

	/** The modules in a folder that have sources, as paths from the root, sorted. */
	public List<String> modules(String folder) {
		if (!Files.isDirectory(this.root.resolve(folder))) {
			return List.of();
		}
		try (Stream<Path> modules = Files.list(this.root.resolve(folder))) {
			return modules.filter((module) -> Files.isDirectory(module.resolve("src")))
				.map(this::relative)
				.sorted()
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * The source files of a tree as paths below the tree, such as
	 * {@code common/src/main/java/A.java}, sorted. {@link #find} returns where they are.
	 */
	public List<String> sources(Tree tree) {
		return modules(tree).stream()
			.flatMap((module) -> files(module + "/src").stream())
			.map(Project::belowTree)
			.distinct()
			.sorted()
			.toList();
	}

	/**
	 * The file of a tree, as a path from the root.
	 * @param path the path below the tree
	 * @return the file in the folder of the tree, or else in the one it shares; empty
	 * where the tree has no such file
	 */
	public Optional<String> find(Tree tree, String path) {
		return tree.folders().stream().map((folder) -> folder + "/" + path).filter(this::has).findFirst();
	}

	/** Returns what follows the folder of the tree in a path from the root. */
	public static String belowTree(String path) {
		return path.substring(path.indexOf('/') + 1);
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

	/** Returns the path of a file from the root, with slashes on every system. */
	public String relative(Path file) {
		return this.root.relativize(file).toString().replace('\\', '/');
	}

}
