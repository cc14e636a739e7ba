package io.tweebyte.tweet.service;

import java.util.concurrent.Semaphore;

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

	private final Semaphore turns = new Semaphore(StreamSettings.LOOK_UPS, true);

	FeedFollows(FollowedUsers followed, KnownFollows known) {
		this.followed = followed;
		this.known = known;
	}

	/** Fails with 503 when it is unknown. */
	public PackedIds of(FeedStream stream) {
		return this.known.find(stream.userId()).orElseGet(() -> readInTurn(stream));
	}

	private PackedIds readInTurn(FeedStream stream) {
		this.turns.acquireUninterruptibly();
		try {
			return this.known.find(stream.userId()).orElseGet(() -> read(stream));
		}
		finally {
			this.turns.release();
		}
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
