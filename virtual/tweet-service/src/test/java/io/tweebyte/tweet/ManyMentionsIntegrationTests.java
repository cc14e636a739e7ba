package io.tweebyte.tweet;

import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.tweet.service.TweetTasks;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** More tweets wait for the user service than a batch of the task has. */
@DirtiesContext
@TestPropertySource(properties = "tweebyte.mentions.batch=2")
class ManyMentionsIntegrationTests extends TweetServiceIntegrationTest {

	@Autowired
	private TweetTasks tasks;

	@Test
	void resolvesAllOfThemInOneRound() {
		UUID ada = Identifiers.next();
		for (int number = 0; number < 5; number++) {
			this.client.post("/tweets/" + ada, "{\"content\":\"For @unknown_" + number + "\"}", ada);
		}
		assertThat(open(ada)).isEqualTo("5");
		query("update tweets set resolve_at = now() where user_id = '" + ada + "' returning id");
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK", "[]"));

		this.tasks.resolveMentions();

		assertThat(open(ada)).isEqualTo("0");
	}

	private static String open(UUID author) {
		return query("select count(*) from tweets where resolve_at is not null and user_id = '" + author + "'");
	}

}
