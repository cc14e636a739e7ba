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

	private static final String FILE = "user/src/main/java/AController.java";

	private static final String PATH = "async/" + FILE;

	@TempDir
	Path root;

	@ParameterizedTest
	@ValueSource(strings = { "@AsYourself", "@PreAuthorize(\"@ownership.is(authentication, #userId)\")" })
	void acceptsAHandlerThatChecksItsCaller(String check) {
		assertThat(violations(
				"class A { @PostMapping(\"/{userId}\") " + check + " Mono<Void> post(Caller caller) { return null; } "
						+ "@GetMapping(\"/{userId}\") " + check + " Mono<Void> read(Caller caller) { return null; } }"))
			.isEmpty();
	}

	@Test
	void acceptsReadsThatNameNoUserAndInternalHandlers() {
		assertThat(violations(
				"class A { @GetMapping(\"/{tweetId}\") Mono<Void> read(Caller caller) { return null; } void other() {} }"))
			.isEmpty();
		assertThat(violations(
				"@RequestMapping(\"/internal/users\") class A { @PostMapping(\"/a\") Mono<Void> read(Caller caller) { return null; } }"))
			.isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "PostMapping", "PutMapping", "DeleteMapping" })
	void namesAHandlerThatDoesNotCheckItsCaller(String mapping) {
		assertThat(violations(
				"class A { @" + mapping + "(\"/{userId}\") Mono<Void> change(Caller caller) { return null; } }"))
			.singleElement()
			.asString()
			.startsWith(PATH + ": any caller may use change");
	}

	@ParameterizedTest
	@ValueSource(strings = { "class A { @GetMapping(\"/{userId:(?!user$).*}/feed\")",
			"@RequestMapping(\"/follows/{userId}\") class A { @GetMapping(\"/requests\")",
			"@RequestMapping(path = \"/follows/{userId}\") class A { @GetMapping" })
	void namesAReadOfAUserThatDoesNotCheckItsCaller(String start) {
		assertThat(violations(start + " Mono<Void> read(Caller caller) { return null; } }")).singleElement()
			.asString()
			.startsWith(PATH + ": any caller may use read");
	}

	@ParameterizedTest
	@ValueSource(strings = { "void", "List<String>", "ResponseEntity<String>" })
	void namesAHandlerWithoutADeadline(String result) {
		assertThat(violations(
				"@RequestMapping(\"/internal/users\") class A { @GetMapping " + result + " read() { return null; } }"))
			.containsExactly(PATH + ": read has no deadline: it must return a CompletableFuture or a Mono");
	}

	@Test
	void acceptsHandlersThatEndAtTheirDeadlines() {
		assertThat(violations("class A { @GetMapping(\"/a\") Mono<Void> read() { return null; } "
				+ "@GetMapping(\"/b\") CompletableFuture<String> other() { return null; } }"))
			.isEmpty();
	}

	@Test
	void letsHandlersOfVirtualReturnPlainValues() {
		String handler = "class A { @GetMapping(\"/a\") String read() { return null; } }";
		TinyProject tiny = new TinyProject(this.root).write("virtual/" + FILE, handler);
		assertThat(OwnedHandlers.violations(tiny.project())).isEmpty();
		tiny.write("servlet/" + FILE, handler);
		assertThat(OwnedHandlers.violations(tiny.project())).singleElement().asString().startsWith("servlet/" + FILE);
	}

	@Test
	void keepsToTheAllowList() {
		new TinyProject(this.root).write(AllowList.PATH, FILE + " leaves edit : the statement compares the author");

		assertThat(
				violations("class A { @PutMapping(\"/{tweetId}\") Mono<Void> edit(Caller caller) { return null; } }"))
			.isEmpty();
		assertThat(violations("class A { }")).singleElement().asString().contains("remove the line");
	}

	private List<String> violations(String source) {
		return OwnedHandlers.violations(new TinyProject(this.root).write(PATH, source).project());
	}

}
