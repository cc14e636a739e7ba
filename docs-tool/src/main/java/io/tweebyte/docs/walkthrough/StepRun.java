package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;

/**
 * One step, laid out in {@code .tweebyte/walkthrough/NN}, built and held against the
 * shared features.
 */
public final class StepRun {

	private static final String REPORTS = "shared-features/target/failsafe-reports/";

	private static final String REPORT = "TEST-io.tweebyte.features.WalkthroughFeatures.xml";

	private static final Pattern TESTS = Pattern.compile("<testsuite [^>]*\\btests=\"(\\d+)\"");

	private final Project project;

	private final Steps steps;

	private final int step;

	private final PrintWriter out;

	private final Path folder;

	/**
	 * Prepares a run.
	 * @param project the working copy
	 * @param steps the steps
	 * @param step the number of one
	 * @param out is told what happens
	 */
	public StepRun(Project project, Steps steps, int step, PrintWriter out) {
		this.project = project;
		this.steps = steps;
		this.step = step;
		this.out = out;
		this.folder = project.root().resolve(".tweebyte/walkthrough/%02d".formatted(step));
	}

	/**
	 * Lays the step out, unless it has been: somebody may have changed it.
	 * @param anew whether it is laid out all the same
	 * @throws IOException when the folder cannot be written
	 */
	public void layOut(boolean anew) throws IOException {
		if (anew) {
			remove();
		}
		if (Files.exists(this.folder)) {
			say("Step %s lies in %s already; --anew begins it again.", this.steps.name(this.step), this.folder);
			return;
		}
		this.steps.layOut(this.step, this.folder);
		say("Step %s lies in %s.", this.steps.name(this.step), this.folder);
	}

	private void remove() throws IOException {
		if (!Files.exists(this.folder)) {
			return;
		}
		try (Stream<Path> files = Files.walk(this.folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(file);
			}
		}
	}

	/**
	 * Builds the step, starts it behind the gateway of the async tree with a PostgreSQL
	 * and a Redis of its own, and runs the features tagged {@code @walkthrough}.
	 * @return whether it builds and passes
	 * @throws IOException when Maven cannot be started
	 * @throws InterruptedException when somebody does not want to wait any more
	 */
	public boolean passes() throws IOException, InterruptedException {
		String name = this.steps.name(this.step);
		if (!builds()) {
			say("Step %s does not build.", name);
			return false;
		}
		boolean passed = passesFeatures();
		say("Step %s: %s", name, passed ? count() + " scenarios passed" : "scenarios FAILED");
		return passed;
	}

	/**
	 * The tests of the step itself; those of the modules it is built on run elsewhere.
	 */
	private boolean builds() throws IOException, InterruptedException {
		return maven("-f", this.folder.resolve("pom.xml").toString(),
				"-Dtest=io/tweebyte/user/**/*Tests,!*IntegrationTests",
				"-Dit.test=io/tweebyte/user/**/*IntegrationTests", "verify");
	}

	private boolean passesFeatures() throws IOException, InterruptedException {
		Files.deleteIfExists(this.project.root().resolve(REPORTS + REPORT));
		boolean passed = maven("-pl", "shared-features,async/gateway-service", "-am", "-Dfeatures.skip=false",
				"-Dtest=NoUnitTests", "-Dit.test=WalkthroughFeatures", "-Dtweebyte.walkthrough=" + jar(), "verify");
		return passed && count() > 0;
	}

	private boolean maven(String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(this.project.root().resolve("mvnw").toString(), "-B", "-q",
				"-Djacoco.skip", "-Dspring-javaformat.skip", "-Dsurefire.failIfNoSpecifiedTests=false",
				"-Dfailsafe.failIfNoSpecifiedTests=false"));
		command.addAll(List.of(arguments));
		Process process = new ProcessBuilder(command).directory(this.project.root().toFile()).inheritIO().start();
		return process.waitFor() == 0;
	}

	private Path jar() throws IOException {
		try (Stream<Path> built = Files.list(this.folder.resolve(Steps.SERVICE).resolve("target"))) {
			return built.filter((file) -> file.toString().endsWith("user-service-0.1.0-SNAPSHOT.jar"))
				.findFirst()
				.orElseThrow(() -> new DocsException("The build of %s left no jar".formatted(this.folder)));
		}
	}

	/**
	 * How many scenarios ran. Their report is kept beside those of the other steps.
	 */
	private int count() throws IOException {
		Path report = this.project.root().resolve(REPORTS + REPORT);
		Path kept = report.resolveSibling("TEST-walkthrough-%02d.xml".formatted(this.step));
		if (Files.exists(report)) {
			Files.move(report, kept, StandardCopyOption.REPLACE_EXISTING);
		}
		if (!Files.exists(kept)) {
			return 0;
		}
		Matcher tests = TESTS.matcher(Files.readString(kept));
		return tests.find() ? Integer.parseInt(tests.group(1)) : 0;
	}

	private void say(String line, Object... values) {
		this.out.println(line.formatted(values));
		this.out.flush();
	}

}
