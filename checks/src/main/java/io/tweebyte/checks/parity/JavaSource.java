package io.tweebyte.checks.parity;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;

import io.tweebyte.checks.Project;

/**
 * Reads Java sources with the compiler's own parser: no class path and no attribution, so
 * nothing need be built.
 */
public final class JavaSource {

	private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

	/** One for all files: each new one opens every jar of the class path. */
	private static final JavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

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
		return read(path, project.read(path));
	}

	/**
	 * Parses a text.
	 * @param path what messages call it
	 * @throws IllegalArgumentException when it is not Java
	 */
	public static synchronized Parsed read(String path, String text) {
		DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
		try {
			JavacTask task = (JavacTask) COMPILER.getTask(null, FILES, problems, List.of("-proc:none"), null,
					List.of(new Text(path, text)));
			CompilationUnitTree unit = task.parse().iterator().next();
			if (!problems.getDiagnostics().isEmpty()) {
				throw new IllegalArgumentException(path + " is not Java: " + problems.getDiagnostics().getFirst());
			}
			return new Parsed(unit, Trees.instance(task));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static final class Text extends SimpleJavaFileObject {

		private final String text;

		Text(String path, String text) {
			super(URI.create("text:///" + path), Kind.SOURCE);
			this.text = text;
		}

		@Override
		public CharSequence getCharContent(boolean ignoreEncodingErrors) {
			return this.text;
		}

	}

	/**
	 * A parsed file.
	 *
	 * @param unit the file
	 * @param trees the compiler's view of its parts
	 */
	public record Parsed(CompilationUnitTree unit, Trees trees) {

		/** Returns the offsets of the file's parts, in characters. */
		public SourcePositions positions() {
			return this.trees.getSourcePositions();
		}

		/** Returns all types in the file, each before those nested in it. */
		public Stream<ClassTree> types() {
			return this.unit.getTypeDecls().stream().flatMap(Parsed::withNested);
		}

		private static Stream<ClassTree> withNested(Tree tree) {
			if (!(tree instanceof ClassTree type)) {
				return Stream.empty();
			}
			return Stream.concat(Stream.of(type), type.getMembers().stream().flatMap(Parsed::withNested));
		}

		/**
		 * Returns the Javadoc comment of a class or member of the file, without its
		 * asterisks.
		 * @return the text; empty if there is none
		 */
		public String comment(Tree member) {
			return Objects.requireNonNullElse(this.trees.getDocComment(TreePath.getPath(this.unit, member)), "");
		}

	}

}
