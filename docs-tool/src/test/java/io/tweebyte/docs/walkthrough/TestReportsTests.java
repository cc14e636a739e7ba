package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.docs.DocsException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class TestReportsTests {

	private static final String REPORT = """
			<?xml version="1.0" encoding="UTF-8"?>
			<testsuite name="Features" tests="4" errors="1" skipped="1" failures="1">
			  <testcase name="Log in - The right password" classname="Features" time="0.1"/>
			  <testcase name="Log in - The wrong password" classname="Features" time="0.1">
			    <failure message="expected 401&#10;but was 500" type="java.lang.AssertionError">a stack</failure>
			  </testcase>
			  <testcase name="Log in - Nothing" classname="Features" time="0.1">
			    <error type="java.lang.IllegalStateException"><![CDATA[java.lang.IllegalStateException
				at there]]></error>
			  </testcase>
			  <testcase name="Later" classname="Features" time="0"><skipped/></testcase>
			</testsuite>
			""";

	@TempDir
	private Path folder;

	@Test
	void countsWhatRanAndNamesWhatFailed() throws IOException {
		Files.writeString(this.folder.resolve("TEST-Features.xml"), REPORT);
		Files.writeString(this.folder.resolve("Features.txt"), "no report");

		TestReports reports = TestReports.read(TestReports.in(this.folder));

		assertThat(reports.tests()).isEqualTo(3);
		assertThat(reports.failures()).containsExactly("Log in - The wrong password: expected 401",
				"Log in - Nothing: java.lang.IllegalStateException");
	}

	@Test
	void namesRequestResponseAndExpectation() throws IOException {
		Files.writeString(this.folder.resolve("TEST-Features.xml"),
				"""
						<testsuite><testcase name="Log in"><failure message="&#10;[&#10;&gt;&gt;&gt; POST /auth/login&#10;\
						Accept: */*&#10;&lt;&lt;&lt; 503&#10;&#10;{}&#10;] &#10;expected: 200&#10; but was: 503"/></testcase></testsuite>
						""");

		assertThat(TestReports.read(TestReports.in(this.folder)).failures())
			.containsExactly("Log in: >>> POST /auth/login <<< 503 expected: 200 but was: 503");
	}

	@Test
	void takesNoStartThatFailedForATest() throws IOException {
		Files.writeString(this.folder.resolve("TEST-Features.xml"),
				"<testsuite><testcase name=''><error message='not ready&#10;within'/></testcase></testsuite>");

		TestReports reports = TestReports.read(TestReports.in(this.folder));

		assertThat(reports.tests()).isZero();
		assertThat(reports.failures()).containsExactly("before or after all: not ready");
	}

	@Test
	void findsNothingInAFolderThatIsMissing() {
		assertThat(TestReports.in(this.folder.resolve("none"))).isEmpty();
	}

	@Test
	void refusesAReportThatBreaksOff() throws IOException {
		Path report = Files.writeString(this.folder.resolve("TEST-Features.xml"), REPORT.substring(0, 200));

		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> TestReports.read(TestReports.in(this.folder)))
			.withMessageStartingWith("The report " + report + " cannot be read");
	}

}
