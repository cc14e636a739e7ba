package io.tweebyte.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

import static org.assertj.core.api.Assertions.assertThat;

/** A working copy of a few lines, to seed a rule's fault into. */
public final class TinyProject {

	private final Path root;

	public TinyProject(Path root) {
		this.root = root;
	}

	/** Writes the same file into async and reactive. */
	public TinyProject both(String path, String... lines) {
		return write("async/" + path, lines).write("reactive/" + path, lines);
	}

	/** Writes the same file into every tree. */
	public TinyProject all(String path, String... lines) {
		return both(path, lines).write("virtual/" + path, lines);
	}

	public TinyProject write(String path, String... lines) {
		try {
			Path file = this.root.resolve(path);
			Files.createDirectories(file.getParent());
			Files.writeString(file, String.join("\n", lines) + "\n");
			return this;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Compiles the main sources of a module against the class path of the tests. */
	public TinyProject compile(String module) {
		Path classes = this.root.resolve(module).resolve("target/classes");
		List<String> arguments = new ArrayList<>(List.of("-nowarn", "-proc:none", "-d", classes.toString(), "-cp",
				System.getProperty("java.class.path")));
		project().files(module + "/src/main/java").forEach((file) -> arguments.add(this.root.resolve(file).toString()));
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		assertThat(compiler.run(null, null, null, arguments.toArray(String[]::new))).isZero();
		return this;
	}

	public Project project() {
		return new Project(this.root);
	}

}
