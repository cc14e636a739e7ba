package io.tweebyte.docs.settings;

import java.util.List;
import java.util.stream.Stream;

import com.sun.source.tree.AnnotationTree;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.parity.JavaSource;

/** Finds the records of settings in the modules that services consist of. */
final class SettingsRecords {

	/** The simple name of Spring's annotation. */
	static final String ANNOTATION = "ConfigurationProperties";

	private final Project project;

	private final List<String> paths;

	SettingsRecords(Project project) {
		this.project = project;
		this.paths = Stream
			.concat(Project.SHARED.stream(),
					Tree.allFolders().stream().flatMap((folder) -> project.modules(folder).stream()))
			.flatMap((module) -> project.files(module + "/src/main/java").stream())
			.filter((path) -> path.endsWith(".java"))
			.toList();
	}

	/** Reads all records, in the order of their files. */
	List<SettingsRecord> all() {
		Bounds bounds = new Bounds(this::annotations);
		return this.paths.stream()
			.filter((path) -> this.project.read(path).contains("@" + ANNOTATION + "("))
			.flatMap((path) -> new RecordReader(this.project, path, bounds).records().stream())
			.toList();
	}

	/** Returns the annotations of an annotation type; none for types of others. */
	private List<? extends AnnotationTree> annotations(String name) {
		return this.paths.stream()
			.filter((path) -> path.endsWith("/" + name + ".java"))
			.flatMap((path) -> JavaSource.read(this.project, path).types())
			.filter((type) -> type.getSimpleName().contentEquals(name))
			.flatMap((type) -> type.getModifiers().getAnnotations().stream())
			.toList();
	}

}
