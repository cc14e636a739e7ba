package io.tweebyte.tweet.service;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.client.CallLimit;
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

	private final CallLimit turns;

	FeedFollows(FollowedUsers followed, KnownFollows known, StreamSettings settings) {
		this.followed = followed;
		this.known = known;
		this.turns = new CallLimit(StreamSettings.LOOK_UPS, settings.streams());
	}

	/** Fails with 503 when it is unknown. */
	public CompletableFuture<PackedIds> of(FeedStream stream) {
		return known(stream).orElseGet(() -> this.turns.run(() -> known(stream).orElseGet(() -> read(stream))));
	}

	private Optional<CompletableFuture<PackedIds>> known(FeedStream stream) {
		return this.known.find(stream.userId()).map(CompletableFuture::completedFuture);
	}

	private CompletableFuture<PackedIds> read(FeedStream stream) {
		KnownFollows.Read read = this.known.begin(stream.userId());
		return this.followed.followedBy(stream.userId(), stream.reader())
			.thenApply(read::end)
			.whenComplete((ids, failure) -> read.fail());
	}

}
