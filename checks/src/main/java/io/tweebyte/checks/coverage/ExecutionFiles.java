package io.tweebyte.checks.coverage;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.tools.ExecFileLoader;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * What the agents of some modules wrote: unit and integration tests of every module, and
 * the processes of the feature runs. The trees have the same class names, so the data of
 * a class are only taken from the trees that use it.
 */
final class ExecutionFiles {

	/** Where an agent writes, below a module. */
	static final String FOLDER = "target/coverage";

	/**
	 * The levels a service is run on; a file's name begins with its level. A service
	 * whose classes need servers has no unit tests.
	 */
	static final List<String> LEVELS = List.of("unit", "integration", "features");

	private final List<ExecutionData> data = new ArrayList<>();

	private final List<String> faults = new ArrayList<>();

	private ExecutionFiles() {
	}

	/**
	 * Reads what there is.
	 * @param modules the modules whose tests and processes are read, from the root
	 * @param complete whether every level of every service must have left its data; what
	 * trees share is not started alone
	 */
	static ExecutionFiles of(Project project, Collection<String> modules, boolean complete) {
		ExecutionFiles files = new ExecutionFiles();
		for (String module : modules) {
			String folder = module + "/" + FOLDER;
			List<String> found = project.files(folder).stream().filter((file) -> file.endsWith(".exec")).toList();
			found.forEach((file) -> files.load(project, file));
			if (complete && module.endsWith("-service") && !module.startsWith(Tree.SERVLET + "/")) {
				files.demand(project, module, found);
			}
		}
		return files;
	}

	private void demand(Project project, String module, List<String> found) {
		String folder = module + "/" + FOLDER;
		LEVELS.stream()
			.filter((level) -> !level.equals("unit") || hasUnitTests(project, module))
			.filter((level) -> found.stream().noneMatch((file) -> file.startsWith(folder + "/" + level)))
			.forEach((level) -> this.faults
				.add(folder + " has no data of the level '" + level + "': run it with the coverage agent"));
	}

	private static boolean hasUnitTests(Project project, String module) {
		return project.files(module + "/src/test/java")
			.stream()
			.anyMatch((file) -> file.endsWith("Tests.java") && !file.endsWith("IntegrationTests.java"));
	}

	private void load(Project project, String path) {
		try {
			ExecFileLoader loader = new ExecFileLoader();
			File file = project.root().resolve(path).toFile();
			loader.load(file);
			List<ExecutionData> contents = List.copyOf(loader.getExecutionDataStore().getContents());
			if (contents.stream().noneMatch(ExecutionData::hasHits)) {
				this.faults.add(path + " is empty: nothing ran under the coverage agent, so nothing is proven");
			}
			this.data.addAll(contents);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(path + " is no coverage file", ex);
		}
	}

	List<String> faults() {
		return this.faults;
	}

	/** Classes that ran in another version than the compiled one. */
	List<ExecutionData> otherVersions(String className, long id) {
		return this.data.stream().filter((run) -> run.getName().equals(className) && run.getId() != id).toList();
	}

	ExecutionDataStore merged() {
		ExecutionDataStore store = new ExecutionDataStore();
		this.data.forEach(store::put);
		return store;
	}

}
