package io.tweebyte.user;

import java.util.List;
import java.util.Locale;

import io.tweebyte.testsupport.ApiOperations;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import org.springdoc.core.service.OpenAPIService;
import tools.jackson.databind.JsonNode;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;

class DocumentIntegrationTests extends UserServiceIntegrationTest {

	private static final String OPERATIONS = """
			GET /.well-known/jwks.json -> 200 open
			POST /auth/login [application/json] -> 200 open
			POST /auth/register [application/x-www-form-urlencoded, multipart/form-data] -> 200 open
			GET /internal/users/password-changes (after) -> 200 open
			GET /internal/users/privacy (after, after_id, limit) -> 200 open
			POST /internal/users/summaries [application/json] -> 200 open
			GET /users/search/{term} (before, limit) -> 200
			GET /users/summary/name/{userName} -> 200
			GET /users/summary/{userId} -> 200
			GET /users/{userId} -> 200
			PUT /users/{userId} [application/json, application/x-www-form-urlencoded, multipart/form-data] -> 204
			""";

	@Autowired
	private OpenAPIService documents;

	@Test
	void describesEveryOperation() {
		JsonNode document = document();

		assertThat(document.get("openapi").asString()).startsWith("3.1");
		assertThat(ApiOperations.list(document)).containsExactlyElementsOf(OPERATIONS.lines().toList());
		assertThat(document.at("/components/schemas").propertyNames()).doesNotContain("Caller", "PageQuery");
	}

	@Test
	void describesTheErrorsOfEveryOperation() {
		assertThat(document().at("/paths").valueStream().flatMap(JsonNode::valueStream)).allSatisfy(
				(operation) -> assertThat(operation.get("responses").propertyNames()).contains("400", "406", "503"));
	}

	@Test
	void describesTheBoundsOfPages() {
		assertThat(document().at("/paths/~1users~1search~1{term}/get/parameters").valueStream())
			.filteredOn((parameter) -> parameter.get("name").asString().equals("limit"))
			.singleElement()
			.satisfies((limit) -> assertThat(limit.get("schema")).hasToString(
					"{\"type\":\"integer\",\"format\":\"int32\",\"default\":100,\"maximum\":1000,\"minimum\":1}"));
	}

	@Test
	void describesTheFieldsOfForms() {
		JsonNode schemas = document().at("/components/schemas");

		assertThat(schemas.at("/RegistrationForm/properties").propertyNames()).containsExactly("biography", "birthDate",
				"email", "isPrivate", "password", "userName");
		assertThat(schemas.at("/UserUpdateForm/properties").propertyNames()).containsExactly("biography", "birthDate",
				"currentPassword", "email", "isPrivate", "password", "userName");
		assertThat(document().at("/paths/~1users~1{userId}/put/requestBody/content").valueStream())
			.extracting((content) -> content.at("/schema/$ref").asString())
			.containsExactly("#/components/schemas/UserUpdate", "#/components/schemas/UserUpdateForm",
					"#/components/schemas/UserUpdateForm");
	}

	@Test
	void ignoresForwardedHeaders() {
		String document = this.client.send("GET", "/v3/api-docs", null).body();

		assertThat(this.client
			.send("GET", "/v3/api-docs", null, "X-Forwarded-Host", "evil.example", "X-Forwarded-Proto", "https",
					"X-Forwarded-Port", "444", "X-Forwarded-Prefix", "/evil", "Forwarded", "host=evil.example")
			.body()).isEqualTo(document);
		assertThat(document).contains("\"url\":\"/user-service\"").doesNotContain("127.0.0.1");
	}

	@Test
	void keepsOneDocumentForAllLanguages() {
		String document = this.client.send("GET", "/v3/api-docs", null).body();

		for (Locale language : List.of(Locale.FRENCH, Locale.GERMAN, Locale.JAPANESE)) {
			assertThat(
					this.client.send("GET", "/v3/api-docs", null, "Accept-Language", language.toLanguageTag()).body())
				.isEqualTo(document);
			assertThat(this.documents.getCachedOpenAPI(language)).isNull();
		}
		assertThat(this.documents.getCachedOpenAPI(Locale.ENGLISH)).isNotNull();
	}

	private JsonNode document() {
		return ServiceCaller.json(this.client.send("GET", "/v3/api-docs", null));
	}

}
