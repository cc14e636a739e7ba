package io.tweebyte.interaction;

import io.tweebyte.testsupport.ApiOperations;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class DocumentIntegrationTests extends InteractionServiceIntegrationTest {

	private static final String OPERATIONS = """
			GET /follows/{userId}/followers (before, limit) -> 200
			GET /follows/{userId}/followers/count -> 200
			GET /follows/{userId}/followers/identifiers -> 200
			GET /follows/{userId}/following (before, limit) -> 200
			GET /follows/{userId}/following/count -> 200
			GET /follows/{userId}/following/identifiers -> 200
			GET /follows/{userId}/requests (before, limit) -> 200
			PUT /follows/{userId}/{followRequestId}/{status} -> 204
			DELETE /follows/{userId}/{followedId} -> 204
			POST /follows/{userId}/{followedId} -> 204
			POST /internal/tweets/interactions [application/json] -> 200 open
			GET /likes/tweet/{tweetId} (before, limit) -> 200
			GET /likes/user/{userId} (before, limit) -> 200
			GET /likes/{tweetId}/count -> 200
			DELETE /likes/{userId}/replies/{replyId} -> 204
			POST /likes/{userId}/replies/{replyId} -> 200
			DELETE /likes/{userId}/tweets/{tweetId} -> 204
			POST /likes/{userId}/tweets/{tweetId} -> 200
			GET /recommendations/hashtags (limit) -> 200
			GET /recommendations/{userId}/follow (page, size) -> 200
			GET /replies/tweet/{tweetId} (before, limit) -> 200
			GET /replies/tweet/{tweetId}/count -> 200
			GET /replies/tweet/{tweetId}/top -> 200
			POST /replies/{userId} (Idempotency-Key) [application/json] -> 200
			DELETE /replies/{userId}/{replyId} -> 200
			PUT /replies/{userId}/{replyId} [application/json] -> 200
			GET /retweets/tweet/{tweetId} (before, limit) -> 200
			GET /retweets/tweet/{tweetId}/count -> 200
			GET /retweets/user/{userId} (before, limit) -> 200
			POST /retweets/{userId} [application/json] -> 200
			DELETE /retweets/{userId}/{retweetId} -> 200
			PUT /retweets/{userId}/{retweetId} [application/json] -> 200
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
		assertThat(document().at("/paths/~1likes~1user~1{userId}/get/parameters").valueStream())
			.filteredOn((parameter) -> parameter.get("name").asString().equals("limit"))
			.singleElement()
			.satisfies((limit) -> assertThat(limit.get("schema")).hasToString(
					"{\"type\":\"integer\",\"format\":\"int32\",\"default\":100,\"maximum\":1000,\"minimum\":1}"));
	}

	@Test
	void describesTheHeadersOfWrites() {
		assertThat(document().at("/paths/~1replies~1{userId}/post/parameters").valueStream())
			.filteredOn((parameter) -> parameter.get("in").asString().equals("header"))
			.singleElement()
			.satisfies((key) -> assertThat(key.get("schema"))
				.hasToString("{\"type\":\"string\",\"maxLength\":100,\"minLength\":1,\"pattern\":\"[!-~]{1,100}\"}"));
	}

	private JsonNode document() {
		return ServiceCaller.json(this.client.get("/v3/api-docs", null));
	}

}
