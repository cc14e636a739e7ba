package io.tweebyte.checks.parity;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;

import io.tweebyte.checks.Project;

/**
 * Reads Java sources with the compiler's own parser: no class path and no attribution, so
 * nothing need be built.
 */
public final class JavaSource {

	private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

	private JavaSource() {
	}

	static CompilationUnitTree parse(Project project, String path) {
		return read(project, path).unit();
	}

	/**
	 * Parses one file.
	 * @throws IllegalArgumentException when it is not Java
	 */
	public static Parsed read(Project project, String path) {
		DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
		try (StandardJavaFileManager files = COMPILER.getStandardFileManager(problems, null, StandardCharsets.UTF_8)) {
			Iterable<? extends JavaFileObject> file = files.getJavaFileObjects(project.root().resolve(Path.of(path)));
			JavacTask task = (JavacTask) COMPILER.getTask(null, files, problems, List.of("-proc:none"), null, file);
			CompilationUnitTree unit = task.parse().iterator().next();
			if (!problems.getDiagnostics().isEmpty()) {
				throw new IllegalArgumentException(path + " is not Java: " + problems.getDiagnostics().getFirst());
			}
			return new Parsed(unit, Trees.instance(task).getSourcePositions());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * A file and where its parts stand in it.
	 *
	 * @param unit the file
	 * @param positions tells the offsets of its parts, in characters
	 */
	public record Parsed(CompilationUnitTree unit, SourcePositions positions) {

	}

}
