package io.tweebyte.docs.project;

import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.walkthrough.Reduction;
import io.tweebyte.docs.walkthrough.Steps;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The walk-through of the project: from one tree to the others, to the byte. */
class WalkthroughTests {

	private static final int SCENARIOS = 20;

	private final Project project = Project.current();

	private final Steps steps = new Steps(this.project);

	@TempDir
	private Path folder;

	@Test
	void endsInTheReducedServiceOfTheReactiveTree() {
		compare("12-tests", Tree.REACTIVE);
	}

	@Test
	void passesTheReducedServiceOfTheAsyncTree() {
		compare("07-scheduling", Tree.ASYNC);
	}

	@Test
	void endsItsBranchInTheReducedServiceOfTheVirtualTree() {
		assertThat(this.steps.find("v7-pinning")).isEqualTo(this.steps.last());

		compare("v7-pinning", Tree.VIRTUAL);
	}

	private void compare(String step, Tree tree) {
		this.steps.layOut(this.steps.find(step), this.folder.resolve("step"));
		SortedMap<String, String> laidOut = service(this.folder.resolve("step"));
		SortedMap<String, String> reduced = Reduction.of(this.project, tree);

		assertThat(laidOut.keySet())
			.as("files after %s, and of %s/user-service by %s", step, tree.folder(), Reduction.LIST)
			.isEqualTo(reduced.keySet());
		reduced.forEach((file, text) -> assertThat(laidOut.get(file))
			.as("%s after %s, and %s/user-service/%s by %s", file, step, tree.folder(), file, Reduction.LIST)
			.isEqualTo(text));
	}

	private static SortedMap<String, String> service(Path folder) {
		Project laidOut = new Project(folder);
		SortedMap<String, String> files = new TreeMap<>();
		laidOut.files(Steps.SERVICE)
			.forEach((file) -> files.put(file.substring(Steps.SERVICE.length() + 1), laidOut.read(file)));
		return files;
	}

	@Test
	void givesAReasonForEachStepAndListsIt() {
		String page = this.project.read("docs/walkthrough/README.md");
		for (int step = 1; step <= this.steps.last(); step++) {
			assertThat(this.steps.reason(step))
				.startsWith("Step " + this.steps.number(step).replaceFirst("^0", "") + ": ")
				.containsSubsequence("\n\nWhy. ", "\n\nWhat changes. ", "\n\nWhat it costs. ", "\n\nTo stop here. ");
			assertThat(page).contains("(steps/" + this.steps.name(step) + ".patch)");
		}
	}

	@Test
	void countsTheLinesOfEachPatch() {
		String page = this.project.read("docs/walkthrough/README.md");
		for (int step = 1; step <= this.steps.last(); step++) {
			String path = "steps/" + this.steps.name(step) + ".patch";
			String patch = this.project.read("docs/walkthrough/" + path);
			long added = lines(patch, "^\\+(?!\\+\\+ )");
			long removed = lines(patch, "^-(?!-- )");
			String costs = "+" + added + ((removed > 0) ? " \u2212" + removed : "");

			assertThat(page).as("costs of " + path)
				.containsPattern("%s.*%s(?! ?[\u2212\\d])".formatted(Pattern.quote(path), Pattern.quote(costs)));
		}
	}

	/** The reason above the patch may have lists. */
	private static long lines(String patch, String start) {
		String lines = patch.substring(patch.indexOf("diff --git"));
		return Pattern.compile(start, Pattern.MULTILINE).matcher(lines).results().count();
	}

	@Test
	void choosesEnoughScenarios() {
		long tagged = this.project.files("shared-features/features")
			.stream()
			.flatMap((file) -> Pattern.compile("@walkthrough\\b").matcher(this.project.read(file)).results())
			.count();

		assertThat(tagged).isGreaterThanOrEqualTo(SCENARIOS);
	}

}
