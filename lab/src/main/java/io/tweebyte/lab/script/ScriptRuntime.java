package io.tweebyte.lab.script;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What runs styles in other languages. Each is looked for, and not required. */
public enum ScriptRuntime {

	/** JavaScript. */
	NODE(List.of("node"), ".mjs", List.of("run", "digest"),
			"install Node.js 18 or later, for instance apt-get install nodejs"),

	/** C#, which is compiled before. */
	MONO(List.of("mono", "mcs"), ".cs", List.of(), "install Mono, for instance apt-get install mono-mcs mono-runtime");

	private static final String PROGRAM = "run.exe";

	private final List<String> programs;

	private final String ending;

	private final List<String> shared;

	private final String install;

	ScriptRuntime(List<String> programs, String ending, List<String> shared, String install) {
		this.programs = programs;
		this.ending = ending;
		this.shared = shared;
		this.install = install;
	}

	/** Returns the name in tables, and behind the names of workloads. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** Returns whether all of its programs are on the {@code PATH}. */
	public boolean isFound() {
		return this.programs.stream().allMatch((program) -> find(program).isPresent());
	}

	/** Returns its version, or what to install. */
	public String version() {
		return isFound() ? first(lines(List.of(this.programs.getFirst(), "--version"))) : missing();
	}

	/** Returns what to do where it is not there. */
	public String missing() {
		return "not on the PATH; " + this.install;
	}

	private static Optional<Path> find(String program) {
		return find(program, System.getenv().getOrDefault("PATH", ""));
	}

	static Optional<Path> find(String program, String path) {
		return Arrays.stream(path.split(File.pathSeparator))
			.filter((folder) -> !folder.isEmpty())
			.map((folder) -> Path.of(folder, program))
			.filter((file) -> Files.isRegularFile(file) && Files.isExecutable(file))
			.findFirst();
	}

	private static List<String> lines(List<String> command) {
		try {
			Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
			return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
		}
		catch (IOException ex) {
			return List.of("cannot be run: " + ex.getMessage());
		}
	}

	private static String first(List<String> lines) {
		return lines.isEmpty() ? "" : lines.getFirst();
	}

	/** Returns the first error of a compiler, which may have warned before. */
	static String error(List<String> lines) {
		return lines.stream().filter((line) -> line.contains("error")).findFirst().orElseGet(() -> first(lines));
	}

	/** Returns the files that a style of a module needs, its own last. */
	List<String> files(String module, String style) {
		List<String> names = new ArrayList<>(this.shared);
		names.add(module);
		names.add(module + "-" + style);
		return names.stream().map((name) -> name + this.ending).toList();
	}

	/**
	 * Prepares files in a folder, and returns how they are run.
	 * @throws IOException when they cannot be compiled, with the compiler's message
	 */
	List<String> command(Path folder, String module, String style) throws IOException {
		if (this == NODE) {
			return List.of("node", folder.resolve("run.mjs").toString(), module, style);
		}
		List<String> compiler = new ArrayList<>(List.of("mcs", "-optimize+", "-out:" + folder.resolve(PROGRAM)));
		files(module, style).forEach((file) -> compiler.add(folder.resolve(file).toString()));
		String problem = error(lines(compiler));
		if (!Files.exists(folder.resolve(PROGRAM))) {
			throw new IOException("%s cannot be compiled: %s".formatted(module, problem));
		}
		return List.of("mono", folder.resolve(PROGRAM).toString());
	}

}
