package io.tweebyte.shared.api;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class MediaTypesTests {

	private static final Set<String> JSON = Set.of(Operation.JSON);

	@ParameterizedTest
	@ValueSource(strings = { "application/json", "APPLICATION/JSON", "*/*", "*", "application/*",
			"text/html, */*;q=0.1", "application/json;q=0.001", "application/json;q=1.000", "application/json;q=1",
			"application/json;q=1.", "application/json; charset=utf-8", "application/json;q=0.5;v=1", "", " ", ",",
			"text/html,application/json", "*/*;q=0, application/json", "application/*;q=0, application/json;q=0.2",
			"*/*;q=0,application/*" })
	void sendsJsonToWhoTakesIt(String accept) {
		assertThat(MediaTypes.acceptsJson(List.of(accept))).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "text/html", "application/xml, text/*", "application/problem+json", "application/*+json",
			"application/jsonp", "image/*" })
	void sendsNoJsonToWhoDoesNotTakeIt(String accept) {
		assertThat(MediaTypes.acceptsJson(List.of(accept))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "0", "0.", "0.0", "0.00", "0.000", "0.0000", "00", "-1", "1.1", "2", "x", "1e1", "0.1234",
			"\"1\"" })
	void knowsEveryWeightThatIsZeroOrNone(String weight) {
		assertThat(MediaTypes.acceptsJson(List.of("application/json;q=" + weight))).isFalse();
		assertThat(MediaTypes.acceptsJson(List.of("*/*;q=" + weight))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "application/json;q=0, */*", "application/json;q=0.0, application/*, */*",
			"application/*;q=0, */*;q=1" })
	void letsTheMostSpecificRangeDecide(String accept) {
		assertThat(MediaTypes.acceptsJson(List.of(accept))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "json", "/", "application/", "/json", "*/json", "a b/c", "application/json;charset=nonsense",
					"application/json;charset=\u0001", "application/json, {", "text/html;=", "application/json/x" })
	void takesAMalformedHeaderForNone(String accept) {
		assertThat(MediaTypes.acceptsJson(List.of(accept))).isFalse();
	}

	@Test
	void takesAnAbsentHeaderForEverything() {
		assertThat(MediaTypes.acceptsJson(List.of())).isTrue();
	}

	@Test
	void readsAllValues() {
		assertThat(MediaTypes.acceptsJson(List.of("text/html", "application/json"))).isTrue();
		assertThat(MediaTypes.acceptsJson(List.of("text/html", "text/plain"))).isFalse();
	}

	@Test
	void readsAHugeHeader() {
		assertThat(MediaTypes.acceptsJson(List.of("text/x,".repeat(50_000) + "*/*"))).isTrue();
		assertThat(MediaTypes.acceptsJson(List.of("*".repeat(100_000)))).isFalse();
		assertThat(MediaTypes.acceptsJson(List.of("\"".repeat(100_001)))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "application/json", "Application/JSON", "application/json;charset=UTF-8",
			"application/json; charset=utf8", "application/json;charset=\"utf-8\"", "application/json;v=1" })
	void readsJsonInUtf8(String contentType) {
		assertThat(MediaTypes.reads(contentType, JSON)).isTrue();
	}

	@ParameterizedTest
	@NullSource
	@ValueSource(strings = { "", " ", "json", "text/json", "application/*", "*/*", "application/json+x",
			"application/json;charset=iso-8859-1", "application/json;charset=UTF-16",
			"application/json;charset=nonsense", "application/json, text/plain", "multipart/form-data" })
	void readsNothingElse(String contentType) {
		assertThat(MediaTypes.reads(contentType, JSON)).isFalse();
	}

	@Test
	void readsFormsWithTheirBoundary() {
		Set<String> forms = Set.of(Operation.MULTIPART, Operation.URL_ENCODED);
		assertThat(MediaTypes.reads("multipart/form-data; boundary=----x", forms)).isTrue();
		assertThat(MediaTypes.reads("application/x-www-form-urlencoded", forms)).isTrue();
		assertThat(MediaTypes.reads("multipart/mixed; boundary=x", forms)).isFalse();
	}

	@Test
	void readsNothingWhereNothingIsRead() {
		assertThat(MediaTypes.reads("application/json", Set.of())).isFalse();
	}

}
