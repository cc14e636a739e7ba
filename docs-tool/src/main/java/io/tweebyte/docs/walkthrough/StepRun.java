package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;

/**
 * A step that is laid out, built and held against its own tests and the shared features.
 */
public final class StepRun {

	/** Fewer scenarios prove nothing. */
	private static final int ENOUGH = 20;

	private static final int SHOWN = 10;

	private static final String FEATURES = "shared-features/target/";

	private final Project project;

	private final String name;

	private final Path folder;

	private final PrintWriter out;

	private final long start = System.nanoTime();

	/**
	 * Prepares a run, whose time begins now.
	 * @param project the working copy
	 * @param name what the step is called
	 * @param folder where it is laid out
	 * @param out gets a line about each thing that happens
	 */
	public StepRun(Project project, String name, Path folder, PrintWriter out) {
		this.project = project;
		this.name = name;
		this.folder = folder;
		this.out = out;
	}

	/**
	 * Builds the step with its own tests, starts it behind the gateway of the async tree
	 * with a PostgreSQL and a Redis of its own, and runs the features tagged
	 * {@code @walkthrough}.
	 * @return how it did
	 * @throws IOException when Maven cannot be started, or a folder cannot be written
	 * @throws InterruptedException when the wait is interrupted
	 */
	public StepResult run() throws IOException, InterruptedException {
		say("builds, and runs its own tests");
		MavenRun maven = new MavenRun(this.project, log("build.log"));
		boolean built = builds(maven);
		TestReports own = TestReports.read(ownReports());
		if (!built || own.tests() == 0) {
			fail(own, "tests of its own", maven, List.of(maven.log()));
			return result(false, own.tests(), 0);
		}
		say("passed %d tests of its own after %d s; starts, and runs the features".formatted(own.tests(), seconds()));
		return runFeatures(own.tests());
	}

	/**
	 * The tests of the step itself; those of the modules it is built on run elsewhere.
	 */
	private boolean builds(MavenRun maven) throws IOException, InterruptedException {
		for (Path report : ownReports()) {
			Files.delete(report);
		}
		return maven.run("-f", this.folder.resolve("pom.xml").toString(),
				"-Dtest=io/tweebyte/user/**/*Tests,!*IntegrationTests",
				"-Dit.test=io/tweebyte/user/**/*IntegrationTests", "verify");
	}

	private List<Path> ownReports() {
		return Stream.of("surefire-reports", "failsafe-reports")
			.flatMap((kind) -> TestReports.in(target().resolve(kind)).stream())
			.toList();
	}

	private Path target() {
		return this.folder.resolve(Steps.SERVICE).resolve("target");
	}

	private StepResult runFeatures(int tests) throws IOException, InterruptedException {
		Path report = built("failsafe-reports/TEST-io.tweebyte.features.WalkthroughFeatures.xml");
		Files.deleteIfExists(report);
		MavenRun maven = new MavenRun(this.project, log("features.log"));
		boolean ended = maven.run("-pl", "shared-features,async/gateway-service", "-am", "-Dfeatures.skip=false",
				"-Dtest=NoUnitTests", "-Dit.test=WalkthroughFeatures", "-Dtweebyte.walkthrough=" + jar(), "verify");
		// beside those of the other steps, where ./tweebyte test counts them
		List<Path> kept = keep(report, report.resolveSibling("TEST-walkthrough-%s.xml".formatted(this.name)));
		List<Path> logs = new ArrayList<>(keep(built("features/walkthrough.html"), log("features.html")));
		logs.addAll(keep(built("logs/walkthrough/async-user.log"), log("user-service.log")));
		logs.add(maven.log());
		TestReports features = TestReports.read(kept);
		boolean passed = ended && features.tests() >= ENOUGH;
		if (passed) {
			say("passed %d scenarios after %d s".formatted(features.tests(), seconds()));
		}
		else {
			fail(features, "scenarios", maven, logs);
		}
		return result(passed, tests, features.tests());
	}

	private Path built(String file) {
		return this.project.root().resolve(FEATURES + file);
	}

	private static List<Path> keep(Path file, Path kept) throws IOException {
		Files.deleteIfExists(kept);
		if (!Files.exists(file)) {
			return List.of();
		}
		return List.of(Files.move(file, kept, StandardCopyOption.REPLACE_EXISTING));
	}

	private Path jar() throws IOException {
		try (Stream<Path> files = Files.list(target())) {
			return files.filter((file) -> file.toString().endsWith("user-service-0.1.0-SNAPSHOT.jar"))
				.findFirst()
				.orElseThrow(() -> new DocsException("The build of %s left no jar".formatted(this.folder)));
		}
	}

	private Path log(String kind) {
		return this.folder.resolveSibling("logs").resolve(this.folder.getFileName() + "-" + kind);
	}

	private void fail(TestReports reports, String what, MavenRun maven, List<Path> logs) throws IOException {
		List<String> reasons = reports.failures().isEmpty() ? maven.complaints() : reports.failures();
		say("FAILED with %d %s run:".formatted(reports.tests(), what));
		reasons.stream().limit(SHOWN).forEach((reason) -> this.out.println("  " + reason));
		logs.forEach((log) -> this.out.println("  look at " + log));
		this.out.flush();
	}

	private StepResult result(boolean passed, int tests, int scenarios) {
		return new StepResult(this.name, passed, tests, scenarios, Duration.ofSeconds(seconds()));
	}

	private long seconds() {
		return Duration.ofNanos(System.nanoTime() - this.start).toSeconds();
	}

	private void say(String what) {
		this.out.println("Step " + this.name + " " + what);
		this.out.flush();
	}

}
