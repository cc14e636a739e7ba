package io.tweebyte.interaction.reply;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;

import io.tweebyte.interaction.ReactionIntegrationTest;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** An account that has as many replies under one tweet as one account may. */
@TestPropertySource(properties = "tweebyte.limits.replies-per-tweet=2")
class ReplyLimitIntegrationTests extends ReactionIntegrationTest {

	@Test
	void isRefusedOneMore() {
		HttpResponse<String> first = reply(this.bob, this.tweet, "First", "Idempotency-Key", "first");
		assertThat(reply(this.bob, this.tweet, "Second").statusCode()).isEqualTo(200);

		HttpResponse<String> refused = reply(this.bob, this.tweet, "Third", "Idempotency-Key", "third");
		assertThat(refused.statusCode()).isEqualTo(403);
		assertThat(ServiceCaller.json(refused).get("detail").asString())
			.isEqualTo("You have as many replies to this tweet as one account may; delete one first.");
		assertThat(replies(this.tweet)).isEqualTo("2 2");
		assertThat(reply(this.bob, this.tweet, "First", "Idempotency-Key", "first").body()).isEqualTo(first.body());
		assertThat(reply(this.author, this.tweet, "Another account").statusCode()).isEqualTo(200);

		String path = "/replies/" + this.bob + "/" + ServiceCaller.json(first).get("id").asString();
		assertThat(this.client.delete(path, this.bob).statusCode()).isEqualTo(200);
		assertThat(reply(this.bob, this.tweet, "Third", "Idempotency-Key", "third").statusCode()).isEqualTo(200);
		assertThat(replies(this.tweet)).isEqualTo("3 3");
	}

	@Test
	void returnsWhatAnotherRequestHasJustAdded() throws Exception {
		assertThat(reply(this.bob, this.tweet, "First").statusCode()).isEqualTo(200);

		List<HttpResponse<String>> responses = atOnce(
				(i) -> untilServed(() -> reply(this.bob, this.tweet, "Second", "Idempotency-Key", "second")));
		assertThat(responses).extracting(HttpResponse::statusCode).containsOnly(200);
		assertThat(responses).extracting(HttpResponse::body).containsOnly(responses.getFirst().body());
		assertThat(replies(this.tweet)).isEqualTo("2 2");
	}

	private static String replies(UUID tweet) {
		return query("select (select count(*) from replies where tweet_id = '" + tweet
				+ "') || ' ' || (select replies from tweet_counts where tweet_id = '" + tweet + "')");
	}

}
