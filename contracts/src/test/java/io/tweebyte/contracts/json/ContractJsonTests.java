package io.tweebyte.contracts.json;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ContractJsonTests {

	private static final JsonMapper JSON = ContractJson.mapper();

	@Test
	void leavesAbsentValuesOutAndKeepsEmptyLists() {
		assertThat(JSON.writeValueAsString(new Sample(null, null, List.of(), null, null, 0L)))
			.isEqualTo("{\"list\":[],\"count\":0}");
	}

	@Test
	void writesTimesWithSixDigitsAndDatesAsIso() {
		Sample sample = new Sample(null, null, null, Instant.parse("2026-11-21T03:04:05.1Z"), LocalDate.of(1990, 1, 2),
				1L);
		assertThat(JSON.writeValueAsString(sample))
			.isEqualTo("{\"time\":\"2026-11-21T03:04:05.100000Z\",\"date\":\"1990-01-02\",\"count\":1}");
		assertThat(JSON.readValue(JSON.writeValueAsString(sample), Sample.class)).isEqualTo(sample);
	}

	@Test
	void ignoresUnknownFields() {
		assertThat(read("{\"other\":{\"a\":[1,2,{}]},\"text\":\"x\"}").text()).isEqualTo("x");
	}

	@Test
	void takesAnAliasAndTheLastOfTheSameName() {
		assertThat(read("{\"camelText\":\"x\"}").text()).isEqualTo("x");
		assertThat(read("{\"text\":\"x\",\"text\":\"y\"}").text()).isEqualTo("y");
	}

	@Test
	void takesNullForAbsent() {
		Sample sample = read("{\"text\":null,\"flag\":null,\"list\":null}");
		assertThat(sample).isEqualTo(new Sample(null, null, null, null, null, null));
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"text\":1}", "{\"text\":1.5}", "{\"text\":true}", "{\"text\":[]}", "{\"text\":[\"x\"]}",
			"{\"text\":{}}", "{\"flag\":\"true\"}", "{\"flag\":\"\"}", "{\"flag\":1}", "{\"flag\":0}", "{\"flag\":[]}",
			"{\"list\":\"x\"}", "{\"list\":\"\"}", "{\"list\":{}}", "{\"list\":[1]}", "{\"list\":[[]]}",
			"{\"count\":\"1\"}", "{\"count\":1.5}", "{\"count\":true}", "{\"count\":1e99}",
			"{\"count\":9223372036854775808}" })
	void refusesValuesOfAnotherKind(String json) {
		assertRefused(json);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "{", "}", "[]", "\"x\"", "1", "true", "{\"text\":\"x\"", "{\"text\":\"x\"}}",
			"{\"text\":\"x\"} x", "{\"text\":\"x\"}{}", "{\"text\":'x'}", "{text:\"x\"}", "{\"text\":\"x\",}",
			"{\"text\":\"\\x\"}", "{\"text\":\"\\u12\"}", "{\"text\":\"a\nb\"}", "{\"text\":\"a\u0000b\"}",
			"{\"count\":NaN}", "{\"count\":01}", "{\"count\":+1}", "{\"count\":.5}", "{\"count\":0x1}", "/**/{}",
			"{\"text\":undefined}" })
	void refusesWhatIsNoJson(String json) {
		assertRefused(json);
	}

	@Test
	void keepsTextAsItIs() {
		assertThat(read("{\"text\":\" \\u0000\\ud83d\\n\\u00e9 \"}").text()).isEqualTo(" \u0000\ud83d\n\u00e9 ");
	}

	@Test
	void nestsFiftyDeep() {
		assertThatCode(() -> read(nested(49))).doesNotThrowAnyException();
		assertThatExceptionOfType(StreamConstraintsException.class).isThrownBy(() -> read(nested(50)));
		assertThatExceptionOfType(StreamConstraintsException.class).isThrownBy(() -> read(nested(100_000)));
		assertThatExceptionOfType(StreamConstraintsException.class)
			.isThrownBy(() -> read("{\"a\":".repeat(100_000) + "1" + "}".repeat(100_000)));
	}

	@Test
	void takesTextsAsLongAsABody() {
		String longest = "1".repeat(ContractJson.MAX_TEXT);
		assertThat(read("{\"text\":\"" + longest + "\"}").text()).hasSize(ContractJson.MAX_TEXT);
		assertThatExceptionOfType(StreamConstraintsException.class)
			.isThrownBy(() -> read("{\"text\":\"" + longest + "1\"}"));
	}

	@Test
	void takesNamesAndNumbersOfBoundedLength() {
		String name = "n".repeat(ContractJson.MAX_NAME);
		String number = "1".repeat(ContractJson.MAX_NUMBER);
		assertThatCode(() -> read("{\"" + name + "\":1,\"other\":" + number + "}")).doesNotThrowAnyException();
		for (String json : List.of("{\"" + name + "n\":1}", "{\"other\":" + number + "1}", "{\"text\":" + number + "1}",
				"{\"other\":1." + number + "}")) {
			assertThatExceptionOfType(StreamConstraintsException.class).as(json).isThrownBy(() -> read(json));
		}
	}

	@Test
	void writesAbsentValuesOfMapsAsTheyAre() {
		Map<String, Object> map = new LinkedHashMap<>(Collections.singletonMap("a", null));
		assertThat(JSON.writeValueAsString(map)).isEqualTo("{\"a\":null}");
	}

	private static void assertRefused(String json) {
		assertThatExceptionOfType(JacksonException.class).isThrownBy(() -> read(json));
	}

	private static String nested(int lists) {
		return "{\"other\":" + "[".repeat(lists) + "]".repeat(lists) + "}";
	}

	private static Sample read(String json) {
		return JSON.readValue(json, Sample.class);
	}

	record Sample(@JsonProperty("text") @JsonAlias("camelText") String text, @JsonProperty("flag") Boolean flag,
			@JsonProperty("list") List<String> list, @JsonProperty("time") Instant time,
			@JsonProperty("date") LocalDate date, @JsonProperty("count") Long count) {
	}

}
