package io.tweebyte.docs.project;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

import com.sun.source.util.JavacTask;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.walkthrough.Steps;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Compiles the sources of each step that uses modules of the project. Earlier steps need
 * other versions of the libraries, and use no module.
 */
class WalkthroughCompilationTests {

	private static final int FIRST = 4;

	private static final Pattern MODULE = Pattern.compile("<module>\\.\\./\\.\\./\\.\\./(.+)</module>");

	private final Project project = Project.current();

	private final Steps steps = new Steps(this.project);

	private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

	@TempDir
	private Path folder;

	@Test
	void compilesEachStepAgainstTheModules() throws IOException {
		SortedMap<String, List<String>> errors = new TreeMap<>();
		try (StandardJavaFileManager files = this.compiler.getStandardFileManager(null, Locale.ROOT, null)) {
			for (int step = FIRST; step <= this.steps.last(); step++) {
				Path laidOut = this.folder.resolve(this.steps.name(step));
				this.steps.layOut(step, laidOut);
				files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath(new Project(laidOut)));
				errors.put(this.steps.name(step), errors(laidOut, files));
			}
		}
		assertThat(errors).allSatisfy((step, found) -> assertThat(found).as("errors in step " + step).isEmpty());
	}

	private List<Path> classPath(Project laidOut) {
		List<Path> classPath = new ArrayList<>();
		MODULE.matcher(laidOut.read("pom.xml")).results().forEach((module) -> {
			Path classes = this.project.root().resolve(module.group(1)).resolve("target/classes");
			assertThat(classes).as("compile the module first").isDirectory();
			classPath.add(classes);
		});
		Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
			.map(Path::of)
			.forEach(classPath::add);
		return classPath;
	}

	/** Analyses main and test sources, and writes no classes. */
	private List<String> errors(Path laidOut, StandardJavaFileManager files) throws IOException {
		List<Path> sources = new Project(laidOut).files(Steps.SERVICE + "/src")
			.stream()
			.filter((file) -> file.endsWith(".java"))
			.map(laidOut::resolve)
			.toList();
		DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
		JavacTask task = (JavacTask) this.compiler.getTask(null, files, found, List.of("-proc:none"), null,
				files.getJavaFileObjectsFromPaths(sources));
		task.analyze();
		List<String> errors = new ArrayList<>();
		for (Diagnostic<? extends JavaFileObject> problem : found.getDiagnostics()) {
			if (problem.getKind() == Diagnostic.Kind.ERROR) {
				errors.add(problem.toString().replace(laidOut + File.separator, ""));
			}
		}
		return errors;
	}

}
