package io.tweebyte.user;

import io.tweebyte.shared.api.Operation;
import io.tweebyte.shared.api.Operations;
import io.tweebyte.shared.api.Service;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class DocumentIntegrationTests extends UserServiceIntegrationTest {

	@Test
	void describesEveryOperationOfTheTable() {
		JsonNode document = ServiceCaller.json(this.client.send("GET", "/v3/api-docs", null));

		assertThat(document.get("openapi").asString()).startsWith("3.1");
		assertThat(Operations.list()).filteredOn((operation) -> operation.service() == Service.USER)
			.filteredOn((operation) -> !operation.template().equals("/v3/api-docs"))
			.allSatisfy((operation) -> assertDescribed(document, operation));
		assertThat(document.at("/components/schemas").propertyNames()).doesNotContain("Caller", "Query", "RequestBody");
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

	private static void assertDescribed(JsonNode document, Operation operation) {
		JsonNode described = document.get("paths").path(operation.template()).path(operation.method().toLowerCase());
		assertThat(described.path("responses").propertyNames()).contains("400", "503").containsAnyOf("200", "204");
		assertThat(described.path("requestBody").path("content").propertyNames())
			.containsExactlyInAnyOrderElementsOf(operation.consumes());
		assertThat(described.path("security").isMissingNode()).isEqualTo(operation.access() != Operation.Access.TOKEN);
	}

}
