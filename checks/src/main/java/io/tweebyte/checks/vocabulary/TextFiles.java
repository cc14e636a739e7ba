package io.tweebyte.checks.vocabulary;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import io.tweebyte.checks.Project;

/** Finds the sources, scripts, settings and documents of a working copy. */
final class TextFiles extends SimpleFileVisitor<Path> {

	private static final Set<String> ENDINGS = Set.of("java", "kt", "js", "html", "css", "md", "feature", "yml", "yaml",
			"sh", "properties", "mustache", "sql", "env");

	private static final Set<String> LICENCES = Set.of("LICENSE", "NOTICE");

	/** What is built, and texts that are kept as they were. */
	private static final Set<String> LEFT_OUT = Set.of("results", "docs/results", "docs/upstream", "docs/PLAN.md");

	/** Other hidden folders belong to tools. */
	private static final Set<String> HIDDEN = Set.of(".ci", ".github");

	/** Databases have run them, with a checksum over each. */
	private static final Pattern SCHEMA_SCRIPTS = Pattern.compile("db/src/main/resources/db/\\w+/V\\d+__\\w+\\.sql");

	private final Project project;

	private final List<String> paths = new ArrayList<>();

	private TextFiles(Project project) {
		this.project = project;
	}

	/** Returns their paths from the root, sorted. */
	static List<String> of(Project project) throws IOException {
		TextFiles files = new TextFiles(project);
		Files.walkFileTree(project.root(), files);
		return files.paths.stream().sorted().toList();
	}

	@Override
	public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
		boolean leftOut = folder.endsWith("target") || folder.endsWith("node_modules") || isOfATool(folder);
		return (leftOut || LEFT_OUT.contains(this.project.relative(folder))) ? FileVisitResult.SKIP_SUBTREE
				: FileVisitResult.CONTINUE;
	}

	@Override
	public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
		String path = this.project.relative(file);
		if (attributes.isRegularFile() && isText(file.getFileName().toString()) && !LEFT_OUT.contains(path)
				&& !SCHEMA_SCRIPTS.matcher(path).matches()) {
			this.paths.add(path);
		}
		return FileVisitResult.CONTINUE;
	}

	private boolean isOfATool(Path folder) {
		String name = folder.getFileName().toString();
		return !folder.equals(this.project.root()) && name.startsWith(".") && !HIDDEN.contains(name);
	}

	private static boolean isText(String name) {
		int dot = name.lastIndexOf('.');
		return (dot < 0) ? !LICENCES.contains(name) : ENDINGS.contains(name.substring(dot + 1));
	}

}
