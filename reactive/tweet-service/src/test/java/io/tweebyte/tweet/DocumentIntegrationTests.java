package io.tweebyte.tweet;

import io.tweebyte.testsupport.ApiOperations;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class DocumentIntegrationTests extends TweetServiceIntegrationTest {

	private static final String OPERATIONS = """
			POST /internal/tweets/existence [application/json] -> 200 open
			POST /internal/tweets/summaries [application/json] -> 200 open
			POST /tweets/assistant/summary [application/json] -> 200
			POST /tweets/assistant/summary/collected [application/json] -> 200
			GET /tweets/hashtag/popular (limit) -> 200
			GET /tweets/search/hashtag/{tag} (before, limit) -> 200
			GET /tweets/search/{term} (before, limit) -> 200
			GET /tweets/user/{userId} (before, limit) -> 200
			GET /tweets/user/{userId}/summary (before, limit) -> 200
			DELETE /tweets/{tweetId} -> 204
			GET /tweets/{tweetId} -> 200
			PUT /tweets/{tweetId} (If-Match) [application/json] -> 200
			DELETE /tweets/{tweetId}/picture -> 204
			GET /tweets/{tweetId}/picture (If-None-Match, Range) -> 200, 206
			PUT /tweets/{tweetId}/picture [multipart/form-data] -> 200
			GET /tweets/{tweetId}/picture/preview (If-None-Match, Range) -> 200, 206
			GET /tweets/{tweetId}/summary -> 200
			POST /tweets/{userId} (Idempotency-Key) [application/json] -> 200
			GET /tweets/{userId}/feed (before, limit) -> 200
			GET /tweets/{userId}/feed/stream (Last-Event-ID) -> 200
			""";

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
		assertThat(document().at("/paths/~1tweets~1{userId}~1feed/get/parameters").valueStream())
			.filteredOn((parameter) -> parameter.get("name").asString().equals("limit"))
			.singleElement()
			.satisfies((limit) -> assertThat(limit.get("schema")).hasToString(
					"{\"type\":\"integer\",\"format\":\"int32\",\"default\":100,\"maximum\":1000,\"minimum\":1}"));
	}

	@Test
	void describesTheHeadersOfWrites() {
		assertThat(document().at("/paths/~1tweets~1{userId}/post/parameters").valueStream())
			.filteredOn((parameter) -> parameter.get("in").asString().equals("header"))
			.singleElement()
			.satisfies((key) -> assertThat(key.get("schema"))
				.hasToString("{\"type\":\"string\",\"maxLength\":100,\"minLength\":1,\"pattern\":\"[!-~]{1,100}\"}"));
	}

	private JsonNode document() {
		return ServiceCaller.json(this.client.get("/v3/api-docs", null));
	}

}
