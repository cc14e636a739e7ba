package io.tweebyte.checks.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.data.ExecutionDataStore;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * The coverage of every module of all trees, merged over unit, integration and feature
 * runs. Left out are the classes that start a service and generated ones; nothing else.
 */
public final class CoverageGate {

	private static final String HEAD = String.format(Locale.ROOT, "%-28s %7s %8s %9s %8s %9s", "module", "classes",
			"lines", "covered", "branches", "covered");

	private final Project project;

	private final double minimum;

	private final List<CoverageUnit> units = new ArrayList<>();

	private final List<String> violations = new ArrayList<>();

	/**
	 * Measures the working copy.
	 * @param minimum share of lines and of branches that must have run, 0..1
	 * @param complete whether every level of every service must have left its data
	 */
	public CoverageGate(Project project, double minimum, boolean complete) {
		this.project = project;
		this.minimum = minimum;
		Stream.of(Tree.values())
			.map(Tree::folder)
			.filter((folder) -> project.modules(folder).isEmpty())
			.forEach((folder) -> this.violations.add(folder + " has no module to cover"));
		for (String folder : Tree.allFolders()) {
			// what trees share is covered by the tests of all trees that use it
			Set<String> modules = Stream.of(Tree.values())
				.filter((tree) -> tree.folders().contains(folder))
				.flatMap((tree) -> project.modules(tree).stream())
				.collect(Collectors.toCollection(TreeSet::new));
			measure(folder, ExecutionFiles.of(project, modules, complete));
		}
	}

	public List<String> violations() {
		return this.violations;
	}

	/** The measured modules, a line each. */
	public String table() {
		return this.units.stream().map(CoverageUnit::row).collect(Collectors.joining("\n", HEAD + "\n", "\n"));
	}

	private void measure(String folder, ExecutionFiles files) {
		files.faults().stream().filter((fault) -> !this.violations.contains(fault)).forEach(this.violations::add);
		ExecutionDataStore merged = files.merged();
		for (String module : this.project.modules(folder)) {
			if (this.project.has(module + "/src/main/java")) {
				CoverageBuilder builder = analyze(module, merged);
				builder.getClasses().forEach((type) -> checkVersion(type, files));
				judge(new CoverageUnit(module, builder.getBundle(module)));
			}
		}
	}

	private CoverageBuilder analyze(String module, ExecutionDataStore merged) {
		CoverageBuilder builder = new CoverageBuilder();
		Analyzer analyzer = new Analyzer(merged, builder);
		Set<String> generated = generated(module);
		String classes = module + "/target/classes/";
		for (String file : this.project.files(classes)) {
			String type = file.substring(classes.length()).replaceAll("(\\$.*)?\\.class$", "");
			if (file.endsWith(".class") && !type.endsWith("Application") && !generated.contains(type)) {
				try (InputStream bytes = Files.newInputStream(this.project.root().resolve(file))) {
					analyzer.analyzeClass(bytes, file);
				}
				catch (IOException ex) {
					throw new UncheckedIOException(ex);
				}
			}
		}
		return builder;
	}

	private Set<String> generated(String module) {
		String sources = module + "/target/generated-sources/annotations/";
		return this.project.files(sources)
			.stream()
			.filter((file) -> file.endsWith(".java"))
			.map((file) -> file.substring(sources.length(), file.length() - ".java".length()))
			.collect(Collectors.toSet());
	}

	private void checkVersion(IClassCoverage type, ExecutionFiles files) {
		if (!files.otherVersions(type.getName(), type.getId()).isEmpty()) {
			this.violations.add(type.getName().replace('/', '.')
					+ " was run in another version than the compiled one: delete target/coverage and run the tests again");
		}
	}

	private void judge(CoverageUnit unit) {
		this.units.add(unit);
		if (unit.classes() == 0) {
			this.violations.add(unit.name() + " has no compiled class: compile it first");
		}
		if (unit.lines() < this.minimum) {
			this.violations.add(below(unit, "lines", unit.lines()));
		}
		if (unit.branches() < this.minimum) {
			this.violations.add(below(unit, "branches", unit.branches()));
		}
	}

	private String below(CoverageUnit unit, String what, double share) {
		return String.format(Locale.ROOT, "%s: %.1f %% of the %s ran, %.0f %% are required: test %s", unit.name(),
				100 * share, what, 100 * this.minimum, unit.weakest());
	}

}
