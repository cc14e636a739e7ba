package io.tweebyte.docs.project;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import io.tweebyte.checks.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

import static org.assertj.core.api.Assertions.assertThat;

/** What the guide shows of a preview, which the project itself does not use. */
class PreviewTests {

	@Test
	@EnabledForJreRange(min = JRE.JAVA_25, max = JRE.JAVA_25, disabledReason = "each JDK has another preview")
	void structuredConcurrencyIsCompiledAndRuns() throws IOException, InterruptedException {
		Process program = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"--enable-preview", "--source", "25", "docs/preview/StructuredProfile.java")
			.directory(Project.current().root().toFile())
			.redirectErrorStream(true)
			.start();
		String output = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(program.waitFor()).as(output).isZero();
		assertThat(output).contains("Profile[newest=[Tweet of ada for request 7], followers=2, following=3]",
				"The followers are unavailable; interrupted: true");
	}

}
