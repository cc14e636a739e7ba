package io.tweebyte.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.ApiException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class LivePageTests {

	private static final Path FILES = Path.of("src/main/resources/page");

	private static final String POLICY = "Content-Security-Policy";

	/** Files that a file loads, as {@code /page/x} in HTML and {@code ./x} in scripts. */
	private static final Pattern LOADED = Pattern.compile("(?:(?:src|href)=\"/page/|from '\\./)([a-z.-]+)[\"']");

	/** What the policy would refuse: script, style and handlers in HTML. */
	private static final Pattern INLINE = Pattern.compile("<script(?![^>]* src=)|<style|\\sstyle=|\\son[a-z]+=");

	private final LivePage page = new LivePage();

	@Test
	void servesEveryFile() throws IOException {
		for (String name : names()) {
			assertThat(this.page.file(name).getBody()).as(name).isEqualTo(Files.readAllBytes(FILES.resolve(name)));
		}
	}

	@Test
	void startsWithTheLivePage() {
		assertThat(this.page.start()).isEqualTo(this.page.file("index.html"));
		assertThat(text("index.html")).contains("<title>tweebyte</title>");
	}

	@ParameterizedTest
	@CsvSource({ "index.html, text/html;charset=UTF-8", "page.js, text/javascript;charset=UTF-8",
			"style.css, text/css;charset=UTF-8", "icon.svg, image/svg+xml;charset=UTF-8" })
	void namesTypes(String name, String type) {
		assertThat(this.page.file(name).getHeaders().getContentType()).hasToString(type);
	}

	@Test
	void letsClientsKeepFilesButAskWhetherTheyAreTheSame() throws IOException {
		Set<String> tags = new TreeSet<>();
		for (String name : names()) {
			HttpHeaders headers = this.page.file(name).getHeaders();
			assertThat(headers.getCacheControl()).isEqualTo("no-cache");
			assertThat(headers.getETag()).matches("\"[0-9a-f]{32}\"");
			tags.add(headers.getETag());
		}
		assertThat(tags).hasSameSizeAs(names());
	}

	@Test
	void restrictsHtmlAlone() throws IOException {
		for (String name : names()) {
			HttpHeaders headers = this.page.file(name).getHeaders();
			assertThat(headers.containsHeader(POLICY)).as(name).isEqualTo(name.endsWith(".html"));
		}
	}

	@Test
	void onlyTheLaneMayBeFramedByThisMachineAlone() {
		assertThat(policy("index.html")).endsWith("; frame-ancestors 'none'").doesNotContain("frame-src");
		assertThat(policy("race.html"))
			.endsWith("; frame-src http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'");
		assertThat(policy("lane.html")).endsWith("; frame-ancestors http://localhost:* http://127.0.0.1:*")
			.doesNotContain("frame-src");
	}

	@ParameterizedTest
	@ValueSource(strings = { "index.html", "race.html", "lane.html" })
	void htmlLoadsFilesOfTheSameOriginAlone(String name) {
		assertThat(policy(name)).startsWith("default-src 'none'; script-src 'self'; style-src 'self'; "
				+ "img-src 'self' blob:; connect-src 'self'; form-action 'none'; base-uri 'none'; ");
		assertThat(text(name)).doesNotContainPattern(INLINE);
	}

	@Test
	void filesLoadFilesThatExistAndNoneIsLeftOver() throws IOException {
		Set<String> loaded = new TreeSet<>(Set.of("index.html", "race.html", "lane.html"));
		for (String name : names()) {
			LOADED.matcher(text(name)).results().map((MatchResult found) -> found.group(1)).forEach(loaded::add);
		}
		assertThat(loaded).isEqualTo(names());
	}

	@ParameterizedTest
	@ValueSource(strings = { "nothing.js", "", "../LivePage.class", "Index.html" })
	void knowsNoOtherFile(String name) {
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> this.page.file(name))
			.satisfies((failure) -> assertThat(failure.kind().status()).isEqualTo(HttpStatus.NOT_FOUND.value()));
	}

	private String policy(String name) {
		return this.page.file(name).getHeaders().getFirst(POLICY);
	}

	private String text(String name) {
		ResponseEntity<byte[]> response = this.page.file(name);
		return new String(response.getBody(), StandardCharsets.UTF_8);
	}

	private static Set<String> names() throws IOException {
		try (Stream<Path> files = Files.list(FILES)) {
			return files.map((file) -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
		}
	}

}
