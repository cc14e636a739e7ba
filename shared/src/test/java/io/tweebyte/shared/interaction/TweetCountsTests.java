package io.tweebyte.shared.interaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.InteractionsRequest.Wanted;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.shared.interaction.InteractionRow.ReplyRow;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TweetCountsTests {

	private static final UUID TWEET = UUID.randomUUID();

	private static final UUID SILENT = UUID.randomUUID();

	private static final List<TweetCounts> COUNTS = List.of(new TweetCounts(UUID.randomUUID(), null, 0, 5, 0),
			new TweetCounts(TWEET, null, 1, 2, 3));

	private static final ReplyRow TOP = reply(1, true);

	private static final ReplyRow OLD = reply(2, false);

	private static final ReplyRow NEW = reply(3, false);

	@Test
	void knowWhichOfTheRequestedTweetsHaveReplies() {
		assertThat(TweetCounts.replied(wanted(0), COUNTS)).containsExactly(TWEET);
	}

	@Test
	void joinCountsAndRepliesInTheOrderOfTheRequest() {
		assertThat(TweetCounts.interactions(wanted(2), COUNTS, List.of(OLD, TOP, NEW))).containsExactly(
				new TweetInteractions(SILENT, 0, 0, 0, null, List.of()),
				new TweetInteractions(TWEET, 1, 2, 3, TOP.toSummary(), List.of(NEW.toSummary(), OLD.toSummary())));
	}

	@Test
	void leaveOutRepliesThatWereNotRequested() {
		assertThat(TweetCounts.interactions(wanted(0), COUNTS, List.of(TOP)))
			.contains(new TweetInteractions(TWEET, 1, 2, 3, TOP.toSummary(), null));
	}

	private static Wanted wanted(int replies) {
		return new Wanted(List.of(SILENT, TWEET), replies, Optional.empty());
	}

	private static ReplyRow reply(long second, boolean top) {
		return new ReplyRow(UUID.randomUUID(), TWEET, UUID.randomUUID(), "text", Instant.ofEpochSecond(second), 0, top);
	}

}
