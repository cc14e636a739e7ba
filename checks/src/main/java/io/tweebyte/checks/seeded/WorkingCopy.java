package io.tweebyte.checks.seeded;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;

/**
 * A copy of the working tree to break: what Git tracks or would track, as it is now, and
 * what has been built, so that a fault costs one small build. Edits are taken back by
 * {@link #restore()}.
 */
final class WorkingCopy implements AutoCloseable {

	private final Path root;

	private final Map<Path, byte[]> originals = new LinkedHashMap<>();

	private WorkingCopy(Path root) {
		this.root = root;
	}

	/**
	 * Copies a working tree to a temporary folder.
	 * @throws IllegalStateException when Git cannot list the files
	 */
	static WorkingCopy of(Path source) throws IOException, InterruptedException {
		WorkingCopy copy = ofSources(source);
		copy.takeBuilt(source);
		return copy;
	}

	/** Copies what Git tracks or would track, and nothing that was built. */
	static WorkingCopy ofSources(Path source) throws IOException, InterruptedException {
		WorkingCopy copy = new WorkingCopy(Files.createTempDirectory("tweebyte-seeded"));
		for (String path : tracked(source)) {
			// a file removed but not yet committed is still listed
			if (Files.isRegularFile(source.resolve(path))) {
				copy.take(source, source.resolve(path));
			}
		}
		return copy;
	}

	private static List<String> tracked(Path source) throws IOException, InterruptedException {
		Run run = Run.of(source, Map.of(),
				List.of("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"));
		if (run.status() != 0) {
			throw new IllegalStateException("git ls-files failed: " + run.output());
		}
		return Stream.of(run.output().split("\0")).filter((path) -> !path.isBlank()).toList();
	}

	/** Takes the target folders of modules, without reports and the like. */
	private void takeBuilt(Path source) throws IOException {
		try (Stream<Path> poms = Files.walk(this.root, 3)) {
			for (Path pom : poms.filter((file) -> file.endsWith("pom.xml")).toList()) {
				Path target = source.resolve(this.root.relativize(pom.getParent())).resolve("target");
				for (String part : List.of("classes", "test-classes", "generated-sources", "maven-status",
						"coverage")) {
					takeAll(source, target.resolve(part));
				}
				takeJars(source, target);
			}
		}
	}

	private void takeJars(Path source, Path target) throws IOException {
		if (Files.isDirectory(target)) {
			try (Stream<Path> files = Files.list(target)) {
				for (Path jar : files.filter((file) -> file.toString().endsWith(".jar")).toList()) {
					take(source, jar);
				}
			}
		}
	}

	private void takeAll(Path source, Path folder) throws IOException {
		if (Files.isDirectory(folder)) {
			try (Stream<Path> files = Files.walk(folder)) {
				for (Path file : files.filter(Files::isRegularFile).toList()) {
					take(source, file);
				}
			}
		}
	}

	private void take(Path source, Path file) throws IOException {
		Path copy = this.root.resolve(source.relativize(file));
		Files.createDirectories(copy.getParent());
		Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
	}

	Project project() {
		return new Project(this.root);
	}

	/** Changes a file, or makes one. */
	void write(String path, String text) throws IOException {
		Path file = remember(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	void delete(String path) throws IOException {
		Files.delete(remember(path));
	}

	private Path remember(String path) throws IOException {
		Path file = this.root.resolve(path);
		if (!this.originals.containsKey(file)) {
			this.originals.put(file, Files.exists(file) ? Files.readAllBytes(file) : null);
		}
		return file;
	}

	/** The sources that are changed at the moment. */
	List<String> changedSources() {
		return this.originals.keySet()
			.stream()
			.map((file) -> this.root.relativize(file).toString())
			.filter((path) -> path.endsWith(".java") && path.contains("/src/main/"))
			.toList();
	}

	/** Takes every edit back. */
	void restore() throws IOException {
		for (Map.Entry<Path, byte[]> original : this.originals.entrySet()) {
			if (original.getValue() == null) {
				Files.deleteIfExists(original.getKey());
			}
			else {
				Files.write(original.getKey(), original.getValue());
			}
		}
		this.originals.clear();
	}

	/** Runs Maven here, without the steps that no fault is about. */
	Run maven(List<String> arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of("./mvnw", "-B", "-Dspring-javaformat.skip", "-Denforcer.skip",
				"-Djacoco.skip", "-Dsurefire.failIfNoSpecifiedTests=false", "-Dfailsafe.failIfNoSpecifiedTests=false"));
		command.addAll(arguments);
		return Run.of(this.root, Map.of("JAVA_HOME", System.getProperty("java.home")), command);
	}

	/**
	 * Compiles modules, if any, and what they need.
	 * @throws IllegalStateException when that fails, with Maven's output
	 */
	void compile(List<String> modules, String failure) throws IOException, InterruptedException {
		if (modules.isEmpty()) {
			return;
		}
		Run compiled = maven(List.of("-q", "-pl", String.join(",", modules), "-am", "compile"));
		if (compiled.status() != 0) {
			throw new IllegalStateException(failure + ": " + compiled.output());
		}
	}

	@Override
	public void close() throws IOException {
		Files.walkFileTree(this.root, new SimpleFileVisitor<>() {

			@Override
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
				Files.delete(file);
				return FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult postVisitDirectory(Path folder, IOException ex) throws IOException {
				Files.delete(folder);
				return FileVisitResult.CONTINUE;
			}

		});
	}

	/**
	 * A command that has ended.
	 *
	 * @param status its exit code
	 * @param output what it printed
	 */
	record Run(int status, String output) {

		static Run of(Path folder, Map<String, String> environment, List<String> command)
				throws IOException, InterruptedException {
			ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
			builder.environment().putAll(environment);
			Process process = builder.start();
			process.getOutputStream().close();
			String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			return new Run(process.waitFor(), output);
		}

	}

}
