package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class StepRunTests {

	/** Stands for Maven: it leaves the reports that a test has put down. */
	private static final String MAVEN = """
			#!/bin/sh
			case "$*" in
			  *WalkthroughFeatures*)
			    mkdir -p shared-features/target/failsafe-reports shared-features/target/logs/walkthrough
			    echo "a line" >shared-features/target/logs/walkthrough/async-user.log
			    cp features.xml shared-features/target/failsafe-reports/TEST-io.tweebyte.features.WalkthroughFeatures.xml
			    ! grep '<failure' features.xml >/dev/null
			    ;;
			  *)
			    mkdir -p target/walkthrough/00/user-service/target/surefire-reports
			    touch target/walkthrough/00/user-service/target/user-service-0.1.0-SNAPSHOT.jar
			    echo '[ERROR] cannot find symbol'
			    cp own.xml target/walkthrough/00/user-service/target/surefire-reports/TEST-Own.xml
			    ;;
			esac
			""";

	@TempDir
	private Path root;

	private SmallProject project;

	private final StringWriter out = new StringWriter();

	@BeforeEach
	void maven() {
		this.project = new SmallProject(this.root).write("mvnw", MAVEN)
			.write("docs/walkthrough/steps/00-start/pom.xml", "<project/>\n");
		assertThat(this.root.resolve("mvnw").toFile().setExecutable(true)).isTrue();
	}

	@Test
	void passesWhatBuildsAndPassesEnoughScenarios() throws Exception {
		reports(3, 20, "");

		assertThat(pass()).isTrue();
		assertThat(this.out.toString()).contains("Step 00-start passed 3 tests of its own",
				"Step 00-start passed 20 scenarios", "1 of 1 steps passed");
		assertThat(this.root.resolve("target/walkthrough/00")).doesNotExist();
		assertThat(this.root.resolve("shared-features/target/failsafe-reports/TEST-walkthrough-00-start.xml")).exists();
	}

	@Test
	void namesTheScenariosThatFailedAndWhereToLook() throws Exception {
		reports(3, 20, "<testcase name=\"Log in\"><failure message=\"expected 200\"/></testcase>");

		assertThat(pass()).isFalse();
		assertThat(this.out.toString()).contains("Step 00-start FAILED with 21 scenarios run:",
				"  Log in: expected 200", "look at " + this.root.resolve("target/walkthrough/logs/00-features.log"),
				"look at " + this.root.resolve("target/walkthrough/logs/00-user-service.log"), "0 of 1 steps passed",
				"What failed lies in target/walkthrough, its logs in target/walkthrough/logs");
		assertThat(this.root.resolve("target/walkthrough/00/pom.xml")).exists();
	}

	@Test
	void doesNotTakeAFewScenariosForAll() throws Exception {
		reports(3, 19, "");

		assertThat(pass()).isFalse();
		assertThat(this.out.toString()).contains("Step 00-start FAILED with 19 scenarios run:");
	}

	@Test
	void showsWhatMavenComplainsOf() throws Exception {
		this.project.write("own.xml", "<testsuite/>");

		assertThat(pass()).isFalse();
		assertThat(this.out.toString()).contains("Step 00-start FAILED with 0 tests of its own run:",
				"  cannot find symbol", "look at " + this.root.resolve("target/walkthrough/logs/00-build.log"));
	}

	private void reports(int own, int scenarios, String failed) {
		this.project.write("own.xml", "<testsuite>" + cases(own) + "</testsuite>")
			.write("features.xml", "<testsuite>" + cases(scenarios) + failed + "</testsuite>");
	}

	private static String cases(int number) {
		return IntStream.range(0, number).mapToObj("<testcase name=\"%d\"/>"::formatted).collect(Collectors.joining());
	}

	private boolean pass() throws IOException, InterruptedException {
		Project small = new Project(this.root);
		return new AllSteps(small, new Steps(small), new PrintWriter(this.out)).pass();
	}

}
