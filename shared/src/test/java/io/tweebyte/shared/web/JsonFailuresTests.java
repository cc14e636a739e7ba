package io.tweebyte.shared.web;

import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserUpdate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class JsonFailuresTests {

	private static final JsonMapper JSON = ContractJson.mapper();

	@ParameterizedTest
	@ValueSource(
			strings = { " ", "{", "x", "[]", "\"x\"", "1", "{}{}", "{\"email\":\"\\u1\"}", "{\"email\":\"a\u0000\"}" })
	void explainMalformedJson(String json) {
		ApiException failure = failure(json, LoginRequest.class);
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure).hasMessage(Messages.MALFORMED_JSON);
		assertThat(failure.errors()).isEmpty();
	}

	@Test
	void tellLargeJsonFromMalformed() {
		for (String json : List.of("{\"x\":" + "[".repeat(100_000), "{\"x\":" + "1".repeat(100_000) + "}",
				"{\"email\":" + "1".repeat(100_000) + "}", "{\"" + "x".repeat(100_000) + "\":1}")) {
			assertThat(failure(json, LoginRequest.class)).hasMessage(Messages.JSON_TOO_LARGE);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"user_name":1}         | user_name  | must be text.
			{"userName":[]}         | user_name  | must be text.
			{"isPrivate":"true"}    | is_private | must be true or false.
			{"is_private":1}        | is_private | must be true or false.
			{"password":{"a":1}}    | password   | must be text.
			""")
	void nameTheFieldOfAnotherType(String json, String field, String message) {
		ApiException failure = failure(json, UserUpdate.class);
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure.errors()).containsExactly(new FieldError(field, message));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"ids":"x"}       | ids   | must be a list.
			{"ids":""}        | ids   | must be a list.
			{"ids":{}}        | ids   | must be a list.
			{"ids":["x"]}     | ids   | must be a list of at most 1000 UUIDs.
			{"ids":[1]}       | ids   | must be a list of at most 1000 UUIDs.
			{"ids":[[]]}      | ids   | must be a list of at most 1000 UUIDs.
			{"names":"x"}     | names | must be a list.
			{"names":[1]}     | names | must be text.
			{"names":[[]]}    | names | must be text.
			""")
	void nameTheListOfAnotherType(String json, String field, String message) {
		assertThat(failure(json, SummariesRequest.class).errors()).containsExactly(new FieldError(field, message));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"author_id":"1-1-1-1-1"} | author_id | must be a UUID.
			{"author_id":1}           | author_id | must be a UUID.
			{"replies":"1"}           | replies   | must be a number.
			{"replies":true}          | replies   | must be a number.
			["x"]                     | ids       | must be a list of at most 1000 UUIDs.
			[1]                       | ids       | must be a list of at most 1000 UUIDs.
			""")
	void nameTheIdAndTheNumberOfAnotherType(String json, String field, String message) {
		assertThat(failure(json, InteractionsRequest.class).errors()).containsExactly(new FieldError(field, message));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"flag":1}   | flag   | must be true or false.
			{"number":"x"} | number | must be a number.
			""")
	void nameFieldsOfPrimitiveTypes(String json, String field, String message) {
		assertThat(failure(json, Primitives.class).errors()).containsExactly(new FieldError(field, message));
	}

	private static ApiException failure(String json, Class<?> type) {
		return ValidationFailures
			.explain(catchThrowableOfType(JacksonException.class, () -> JSON.readValue(json, type)));
	}

	record Primitives(@JsonProperty("flag") boolean flag, @JsonProperty("number") int number) {
	}

}
