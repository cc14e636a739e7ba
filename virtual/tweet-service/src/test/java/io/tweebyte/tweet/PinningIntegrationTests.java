package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.PinnedThreads;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PinningIntegrationTests extends TweetServiceIntegrationTest {

	private static final String TEXT = "{\"content\":\"What @bob is #waiting for\"}";

	@Test
	void noRequestWaitsOnAPinnedThread() {
		assertThat(PinnedThreads.during(this::work)).isEmpty();
	}

	private void work() {
		UUID ada = Identifiers.next();
		NEIGHBOURS.respond(new Neighbours().user(ada, false).followed(ada));
		String tweet = "/tweets/"
				+ ServiceCaller.json(assertDone(this.client.post("/tweets/" + ada, TEXT, ada))).get("id").asString();
		assertDone(this.client.get(tweet, ada));
		assertDone(this.client.get("/tweets/user/" + ada, ada));
		assertDone(this.client.get("/tweets/user/" + ada + "/summary", ada));
		assertDone(this.client.get("/tweets/" + ada + "/feed", ada));
		assertDone(this.client.get("/tweets/search/waiting", ada));
		assertDone(this.client.put(tweet, TEXT, ada));
		assertDone(this.client.delete(tweet, ada));
	}

	private static HttpResponse<String> assertDone(HttpResponse<String> response) {
		assertThat(response.statusCode()).as("%s", response.body()).isIn(200, 204);
		return response;
	}

}
