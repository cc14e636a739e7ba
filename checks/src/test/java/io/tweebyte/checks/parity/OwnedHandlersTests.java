package io.tweebyte.checks.parity;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class OwnedHandlersTests {

	private static final String PATH = "async/user/src/main/java/AController.java";

	@TempDir
	Path root;

	@ParameterizedTest
	@ValueSource(strings = { "@AsYourself", "@PreAuthorize(\"@ownership.is(authentication, #userId)\")" })
	void acceptsAHandlerThatChecksItsCaller(String check) {
		assertThat(violations("class A { @PostMapping(\"/{userId}\") " + check + " void post(Caller caller) {} "
				+ "@GetMapping(\"/{userId}\") " + check + " void read(Caller caller) {} }"))
			.isEmpty();
	}

	@Test
	void acceptsReadsThatNameNoUserAndInternalHandlers() {
		assertThat(violations("class A { @GetMapping(\"/{tweetId}\") void read(Caller caller) {} void other() {} }"))
			.isEmpty();
		assertThat(violations(
				"@RequestMapping(\"/internal/users\") class A { @PostMapping(\"/a\") void read(Caller caller) {} }"))
			.isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "PostMapping", "PutMapping", "DeleteMapping" })
	void namesAHandlerThatDoesNotCheckItsCaller(String mapping) {
		assertThat(violations("class A { @" + mapping + "(\"/{userId}\") void change(Caller caller) {} }"))
			.singleElement()
			.asString()
			.startsWith(PATH + ": any caller may use change");
	}

	@ParameterizedTest
	@ValueSource(strings = { "class A { @GetMapping(\"/{userId:(?!user$).*}/feed\")",
			"@RequestMapping(\"/follows/{userId}\") class A { @GetMapping(\"/requests\")",
			"@RequestMapping(path = \"/follows/{userId}\") class A { @GetMapping" })
	void namesAReadOfAUserThatDoesNotCheckItsCaller(String start) {
		assertThat(violations(start + " void read(Caller caller) {} }")).singleElement()
			.asString()
			.startsWith(PATH + ": any caller may use read");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "@PathVariable UUID userId", "@PathVariable UUID userId, Caller caller" })
	void namesAHandlerWithoutADeadline(String parameters) {
		assertThat(violations(
				"@RequestMapping(\"/internal/users\") class A { @GetMapping void read(" + parameters + ") {} }"))
			.containsExactly(PATH + ": read has no deadline: its first parameter must be a Caller");
	}

	@Test
	void keepsToTheAllowList() {
		new TinyProject(this.root).write(AllowList.PATH, PATH + " leaves edit : the statement compares the author");

		assertThat(violations("class A { @PutMapping(\"/{tweetId}\") void edit(Caller caller) {} }")).isEmpty();
		assertThat(violations("class A { }")).singleElement().asString().contains("remove the line");
	}

	private List<String> violations(String source) {
		return OwnedHandlers.violations(new TinyProject(this.root).write(PATH, source).project());
	}

}
