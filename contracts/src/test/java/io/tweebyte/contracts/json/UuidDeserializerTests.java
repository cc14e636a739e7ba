package io.tweebyte.contracts.json;

import java.util.Arrays;
import java.util.List;
import java.util.UUID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class UuidDeserializerTests {

	private static final JsonMapper JSON = ContractJson.mapper();

	@ParameterizedTest
	@ValueSource(strings = { "0197a3c4-0000-7000-8000-00000000000f", "0197A3C4-0000-7000-8000-00000000000F",
			"00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff" })
	void readsIds(String text) {
		UUID id = UUID.fromString(text);
		assertThat(read("{\"id\":\"" + text + "\"}")).isEqualTo(new Sample(id, null));
		assertThat(read("{\"ids\":[\"" + text + "\",null]}")).isEqualTo(new Sample(null, Arrays.asList(id, null)));
	}

	@Test
	void takesNullForAbsent() {
		assertThat(read("{\"id\":null,\"ids\":null}")).isEqualTo(new Sample(null, null));
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "\"\"", "\" \"", "\"1-1-1-1-1\"", "\"AZejxAAAcACAAAAAAAAAAQ==\"", "\"AZejxAAAcACAAAAAAAAAAQ\"",
					"\"{0197a3c4-0000-7000-8000-000000000001}\"", "\"0197a3c4000070008000000000000001\"",
					"\"urn:uuid:0197a3c4-0000-7000-8000-000000000001\"", "\" 0197a3c4-0000-7000-8000-000000000001\"",
					"\"0197a3c4-0000-7000-8000-000000000001 \"", "\"0197a3c4-0000-7000-8000-00000000000g\"", "1", "1.5",
					"true", "[]", "{}", "[\"0197a3c4-0000-7000-8000-000000000001\"]" })
	void refusesEverythingElse(String value) {
		MismatchedInputException id = failure("{\"id\":" + value + "}");
		assertThat(id.getTargetType()).isEqualTo(UUID.class);
		assertThat(id.getPath()).singleElement()
			.satisfies((reference) -> assertThat(reference.getPropertyName()).isEqualTo("id"));
		MismatchedInputException ids = failure("{\"ids\":[null," + value + "]}");
		assertThat(ids.getTargetType()).isEqualTo(UUID.class);
		assertThat(ids.getPath()).hasSize(2);
		assertThat(ids.getPath().getFirst().getPropertyName()).isEqualTo("ids");
		assertThat(ids.getPath().getLast().getIndex()).isEqualTo(1);
	}

	@Test
	void doesNotRepeatWhatItRefuses() {
		assertThat(failure("{\"id\":\"secret\"}").getOriginalMessage()).isEqualTo("must be a UUID.");
	}

	private static MismatchedInputException failure(String json) {
		return catchThrowableOfType(MismatchedInputException.class, () -> read(json));
	}

	private static Sample read(String json) {
		return JSON.readValue(json, Sample.class);
	}

	record Sample(UUID id, List<UUID> ids) {
	}

}
