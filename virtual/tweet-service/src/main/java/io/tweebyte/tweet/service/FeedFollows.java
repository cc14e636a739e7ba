package io.tweebyte.tweet.service;

import java.time.Duration;

import io.github.resilience4j.bulkhead.Bulkhead;
import io.github.resilience4j.bulkhead.BulkheadConfig;
import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.KnownFollows;
import io.tweebyte.feed.PackedIds;
import io.tweebyte.feed.StreamSettings;

import org.springframework.stereotype.Service;

/** Knows whose tweets a stream sends. */
@Service
public class FeedFollows {

	private final FollowedUsers followed;

	private final KnownFollows known;

	// a stream that has waited for so long tries again
	private final Bulkhead turns = Bulkhead.of("follows",
			BulkheadConfig.custom()
				.maxConcurrentCalls(StreamSettings.LOOK_UPS)
				.maxWaitDuration(Duration.ofMinutes(1))
				.build());

	FeedFollows(FollowedUsers followed, KnownFollows known) {
		this.followed = followed;
		this.known = known;
	}

	/** Fails with 503 when it is unknown. */
	public PackedIds of(FeedStream stream) {
		return this.known.find(stream.userId()).orElseGet(() -> this.turns.executeSupplier(() -> readInTurn(stream)));
	}

	private PackedIds readInTurn(FeedStream stream) {
		return this.known.find(stream.userId()).orElseGet(() -> read(stream));
	}

	private PackedIds read(FeedStream stream) {
		KnownFollows.Read read = this.known.begin(stream.userId());
		try {
			return read.end(this.followed.followedBy(stream.userId(), stream.reader()));
		}
		finally {
			read.fail();
		}
	}

}
