package io.tweebyte.shared.http;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RequestHeadTests {

	@ParameterizedTest
	@ValueSource(strings = { "/", "/a/b", "/a//b", "/a;b", "/%zz", "/a?b=c&d=/?%", "/!$&'()*+,=:@~_-." })
	void takesPathsWithQueries(String target) {
		assertThat(RequestHead.isTarget(target)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "*", "a", "http://host/a", "host:80", "/a b", "/\"", "/<", "/>", "/\\", "/^", "/`",
			"/{", "/|", "/}", "/[", "/]", "/#", "/\u00e9", "/a\u0000", "/a?{", "/a?[", "/a?\\", "/a?#" })
	void refusesEverythingElseAsTarget(String target) {
		assertThat(RequestHead.isTarget(target)).isFalse();
	}

	@ParameterizedTest
	@CsvSource({ "/a?b, /a?b", "http://host:80/a, /a", "HTTP://HOST:80/a?b, /a?b", "http://host:80, /",
			"http://host:80?a, /?a", "//other/a, //other/a" })
	void takesTargetsOfTheHostThatIsNamed(String target, String path) {
		assertThat(RequestHead.originForm(target, "host:80")).hasValue(path);
	}

	@ParameterizedTest
	@ValueSource(strings = { "https://host:80/a", "http://other/a", "http://host:801/a", "http://host:80.other/a",
			"http://user@host:80/a", "http:///a", "ftp://host:80/a", "a", "*", "" })
	void refusesTargetsOfOtherOrigins(String target) {
		assertThat(RequestHead.originForm(target, "host:80")).isEmpty();
	}

	@Test
	void knowsNoOriginWithoutAHost() {
		assertThat(RequestHead.originForm("http://host/a", null)).isEmpty();
		assertThat(RequestHead.originForm("http:///a", "")).isEmpty();
		assertThat(RequestHead.originForm("/a", null)).hasValue("/a");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "localhost", "127.0.0.1:8080", "[::1]", "[::1]:8080", "tweebyte.example", "a:" })
	void takesOneHost(String host) {
		assertThat(RequestHead.isHost(List.of(host), true)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "a b", "a:b", "[::1", "a:123456", "a/b", "user@host", "a,b" })
	void refusesOddHosts(String host) {
		assertThat(RequestHead.isHost(List.of(host), true)).isFalse();
	}

	@Test
	void needsOneHostFromHttpOneDotOneOn() {
		assertThat(RequestHead.isHost(List.of(), true)).isFalse();
		assertThat(RequestHead.isHost(List.of(), false)).isTrue();
		assertThat(RequestHead.isHost(List.of("a", "a"), false)).isFalse();
	}

	@Test
	void takesOneLengthOrChunks() {
		assertThat(RequestHead.isFramed(List.of(), List.of())).isTrue();
		assertThat(RequestHead.isFramed(List.of("0"), List.of())).isTrue();
		assertThat(RequestHead.isFramed(List.of(), List.of("chunked"))).isTrue();
		assertThat(RequestHead.isFramed(List.of(), List.of("Chunked"))).isTrue();
	}

	@Test
	void refusesAmbiguousFraming() {
		assertThat(RequestHead.isFramed(List.of("5"), List.of("chunked"))).isFalse();
		assertThat(RequestHead.isFramed(List.of("5", "5"), List.of())).isFalse();
		assertThat(RequestHead.isFramed(List.of(), List.of("chunked", "chunked"))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "+5", "-5", "0x5", "5,5", "5 5", "1234567890123456789", "5a" })
	void refusesOddLengths(String length) {
		assertThat(RequestHead.isFramed(List.of(length), List.of())).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "identity", "gzip, chunked", "chunked, chunked", "xchunked", "chunked;a=b" })
	void refusesOddCodings(String coding) {
		assertThat(RequestHead.isFramed(List.of(), List.of(coding))).isFalse();
	}

	@Test
	void findsWhatIsNotAscii() {
		assertThat(RequestHead.isAscii("plain text ~")).isTrue();
		assertThat(RequestHead.isAscii("")).isTrue();
		assertThat(RequestHead.isAscii("caf\u00e9")).isFalse();
	}

}
