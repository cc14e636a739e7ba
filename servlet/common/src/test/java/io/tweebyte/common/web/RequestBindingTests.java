package io.tweebyte.common.web;

import java.util.UUID;

import io.tweebyte.common.web.TestApi.Response;
import io.tweebyte.contracts.validation.ConstraintMessages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RequestBindingTests {

	private static final String FORM = "userName=ada_l&email=a@example.org&password=correct+horse&birthDate=1990-05-17";

	private final TestApi api = new TestApi();

	@Test
	void bindsNoHeadersAsParameters() {
		assertThat(this.api.get("/pages", "limit", "5", "before", "x").body()).contains("\"limit\":100",
				"\"before\":\"null\"");
		assertThat(this.api.get("/pages?limit=7", "limit", "5").body()).contains("\"limit\":7");
	}

	@Test
	void bindsNoHeadersAsFieldsOfAForm() {
		Response response = this.api.submit("email=a@example.org&password=correct+horse&birthDate=1990-05-17",
				"userName", "ada_l", "user-name", "ada_l");
		assertThat(response.errors()).containsExactly("user_name " + ConstraintMessages.REQUIRED);
		assertThat(this.api.submit(FORM, "isPrivate", "true").json().get("is_private")).isEqualTo("null");
	}

	@Test
	void bindsTheFieldsOfAForm() {
		Response response = this.api.submit(FORM + "&isPrivate=true");
		assertThat(response.json().get("user_name")).isEqualTo("ada_l");
		assertThat(response.json().get("is_private")).isEqualTo("true");
	}

	@ParameterizedTest
	@ValueSource(strings = { "!isPrivate=true", "_isPrivate=true", "isPrivate.x=true", "is_private=true",
			"isPrivate[0]=true", "form.isPrivate=true" })
	void bindsFieldsByTheirNamesAlone(String field) {
		assertThat(this.api.submit(FORM + "&" + field).json().get("is_private")).isEqualTo("null");
	}

	@ParameterizedTest
	@CsvSource({ "true, true", "false, false", "'', null" })
	void bindsTruthValues(String text, String value) {
		assertThat(this.api.submit(FORM + "&isPrivate=" + text).json().get("is_private")).isEqualTo(value);
	}

	@ParameterizedTest
	@ValueSource(strings = { "1", "0", "on", "off", "yes", "no", "maybe", "t" })
	void bindsNoOtherWordsAsTruthValues(String word) {
		assertThat(this.api.submit(FORM + "&isPrivate=" + word).errors())
			.containsExactly("is_private must be true or false.");
	}

	@Test
	void bindsIds() {
		UUID id = UUID.randomUUID();
		assertThat(this.api.get("/users/" + id).json().get("id")).isEqualTo(id.toString());
		assertThat(this.api.get("/numbers?after_id=" + id).json().get("after_id")).isEqualTo(id.toString());
	}

	@ParameterizedTest
	@ValueSource(strings = { "1-1-1-1-1", "x", "0197a3c4-0000-7000-8000-00000000000",
			"%200197a3c4-0000-7000-8000-000000000001", "{0197a3c4-0000-7000-8000-000000000001}",
			"0197a3c4000070008000000000000001" })
	void bindsCanonicalIdsOnly(String id) {
		String path = id.replace("{", "%7B").replace("}", "%7D");
		assertThat(this.api.get("/users/" + path).errors()).containsExactly("userId must be a UUID.");
		assertThat(this.api.get("/numbers?after_id=" + path).errors()).containsExactly("after_id must be a UUID.");
	}

	@Test
	void bindsNumbers() {
		assertThat(this.api.get("/numbers?size=7&page_number=0").body()).contains("\"size\":7", "\"page_number\":0");
		assertThat(this.api.get("/numbers").body()).contains("\"size\":20", "\"page_number\":0");
		assertThat(this.api.get("/numbers?size=&page_number").body()).contains("\"size\":20", "\"page_number\":0");
		assertThat(this.api.get("/pages?limit=7").json().get("limit")).isEqualTo(7);
	}

	@ParameterizedTest
	@ValueSource(strings = { "007", "%2B7", "0x7", "%D9%A7", "1.0", "1e1", "7,8", "x", "%207", "7%20", "9999999999",
			"7&size=8", "7&size=7" })
	void bindsOneCanonicalNumberOnly(String number) {
		assertThat(this.api.get("/numbers?size=" + number).errors()).containsExactly("size must be from 1 to 100.");
	}

	@Test
	void joinsRepeatedHeaders() {
		assertThat(this.api.get("/versions", "If-Match", "\"1\"", "If-Match", "\"2\"").json().get("if_match"))
			.isEqualTo("\"1\",\"2\"");
	}

}
