package io.tweebyte.shared.api;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class RequestPathTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			/a/b            | a/b
			/a/b/           | a/b
			/a%25b          | a%b
			/a%2525b        | a%25b
			/%252e%252e     | %2e%2e
			/a%5Cb          | a\\b
			/..%5C..        | ..\\..
			/a%3Bb          | a;b
			/..%3B/b        | ..;/b
			/a%20b          | a b
			/a+b            | a+b
			/...            | ...
			/.a/b.          | .a/b.
			/a..b           | a..b
			/.well-known/k  | .well-known/k
			/%C3%A9         | \u00e9
			/%c3%a9         | \u00e9
			/%F0%9F%98%80   | \ud83d\ude00
			/%EF%BF%BD      | \ufffd
			/%7Bx%7D        | {x}
			/~!$&()*+,=:@_- | ~!$&()*+,=:@_-
			""")
	void readsSegmentsAsData(String raw, String segments) {
		assertThat(RequestPath.parse(raw)).get()
			.extracting(RequestPath::segments)
			.isEqualTo(List.of(segments.split("/")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a", "*", "http://host/a" })
	void refusesWhatDoesNotBeginAtTheRoot(String raw) {
		assertThat(RequestPath.parse(raw)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/.", "/..", "/./", "/../", "/a/./b", "/a/../b", "/%2e", "/%2E%2e", "/.%2e/a", "/%2e./a",
			"/a/%2e%2e/b", "/a/%2E" })
	void refusesDotSegments(String raw) {
		assertThat(RequestPath.parse(raw)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "//", "//a", "/a//b", "/a//", "///", "/a/b//" })
	void refusesEmptySegments(String raw) {
		assertThat(RequestPath.parse(raw)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/a;b", "/;", "/a;jsessionid=1/b", "/a/..;/b", "/a%2Fb", "/a%2fb", "/%2F", "/a%00", "/%00",
			"/a%00.json" })
	void refusesWhatServersCutAt(String raw) {
		assertThat(RequestPath.parse(raw)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/a b", "/a\\b", "/a\"b", "/<a>", "/{a}", "/[a]", "/a|b", "/a^b", "/a`b", "/a#b", "/a?b",
			"/\u00e9", "/a\u0000", "/a\n", "/a\t", "/a\u007f", "/\ud83d\ude00", "/\ud83d" })
	void refusesWhatMustBeEscaped(String raw) {
		assertThat(RequestPath.parse(raw)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/%", "/a%2", "/%zz", "/%2g", "/%g2", "/%%25", "/%u0041", "/%-1", "/%+1" })
	void refusesBrokenEscapes(String raw) {
		assertThat(RequestPath.parse(raw)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/%FF", "/%C3", "/%C3/%A9", "/%80", "/%C0%AF", "/%C0%80", "/%C1%81", "/%E0%80%AF",
			"/%F0%80%80%AF", "/%ED%A0%80", "/%ED%BF%BF", "/%ED%A0%BD%ED%B8%80", "/%F4%90%80%80", "/%F5%80%80%80",
			"/%FE", "/a%E2%82" })
	void refusesWhatIsNotUtf8(String raw) {
		assertThat(RequestPath.parse(raw)).isEmpty();
	}

	@Test
	void removesOneTrailingSlash() {
		assertThat(RequestPath.parse("/a/b/")).isEqualTo(RequestPath.parse("/a/b"));
		assertThat(RequestPath.parse("/a/")).get().extracting(RequestPath::raw).isEqualTo("/a");
	}

	@Test
	void takesTheRoot() {
		assertThat(RequestPath.parse("/")).contains(new RequestPath("/", List.of()));
	}

	@Test
	void keepsTheRawPathAsItIs() {
		assertThat(RequestPath.parse("/A%2dB/%5c")).get().extracting(RequestPath::raw).isEqualTo("/A%2dB/%5c");
	}

	@ParameterizedTest
	@CsvSource({ "/user-service/a/b%25, , /a/b%25", "/user-service/a/, b=%C3, /a?b=%C3", "/user-service, '', /?",
			"/, , /" })
	void cutsTheServiceOff(String raw, String query, String below) {
		assertThat(RequestPath.parse(raw).orElseThrow().belowService(query)).isEqualTo(below);
	}

	@ParameterizedTest
	@CsvSource({ "/user-service/a, USER", "/%74weet-service, TWEET", "/interaction-service/, INTERACTION", "/, ",
			"/User-Service/a, ", "/a/user-service, " })
	void namesTheService(String raw, Service service) {
		assertThat(RequestPath.parse(raw).orElseThrow().service()).isEqualTo(Optional.ofNullable(service));
	}

	@Test
	void cannotBeChangedThroughItsSegments() {
		RequestPath path = RequestPath.parse("/a/b").orElseThrow();
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> path.segments().add("c"));
	}

	@Test
	void judgesAHugePath() {
		assertThat(RequestPath.parse("/a".repeat(100_000))).get()
			.extracting(path -> path.segments().size())
			.isEqualTo(100_000);
		assertThat(RequestPath.parse("/" + "%41".repeat(100_000))).get()
			.extracting(path -> path.segments().getFirst().length())
			.isEqualTo(100_000);
		assertThat(RequestPath.parse("/".repeat(100_000))).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a=b", "a=%25&b", "a=%C3%A9", "a=b+c", "a;b", "%0A", "a=/?", "a==&b", "&&a" })
	void decodesQueries(String query) {
		assertThat(RequestPath.isDecodable(query)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "=", "=a", "a=b&=", "&=&a=b" })
	void refusesParametersWithoutAName(String query) {
		assertThat(RequestPath.isDecodable(query)).isFalse();
	}

	@Test
	void refusesManyParameters() {
		assertThat(RequestPath.isDecodable("&a".repeat(99))).isTrue();
		assertThat(RequestPath.isDecodable("&a".repeat(100))).isFalse();
	}

	@Test
	void decodesAnAbsentQuery() {
		assertThat(RequestPath.isDecodable(null)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "%", "a=%2", "a=%zz", "%FF", "a=%C0%80", "a=%00", "%00", "a=\u0141", "%ED%A0%80", "\u00e9" })
	void refusesQueriesThatAreNotUtf8(String query) {
		assertThat(RequestPath.isDecodable(query)).isFalse();
	}

}
