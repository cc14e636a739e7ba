package io.tweebyte.tweet.service;

import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.KnownFollows;
import io.tweebyte.feed.PackedIds;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/** Knows whose tweets a stream sends. */
@Service
public class FeedFollows {

	private final FollowedUsers followed;

	private final KnownFollows known;

	FeedFollows(FollowedUsers followed, KnownFollows known) {
		this.followed = followed;
		this.known = known;
	}

	/** Fails with 503 when it is unknown. */
	public Mono<PackedIds> of(FeedStream stream) {
		return Mono.defer(() -> this.known.find(stream.userId()).map(Mono::just).orElseGet(() -> read(stream)));
	}

	private Mono<PackedIds> read(FeedStream stream) {
		return Mono.using(() -> this.known.begin(stream.userId()),
				(read) -> this.followed.followedBy(stream.userId(), stream.reader())
					.map(PackedIds::of)
					.doOnNext(read::end),
				// of no effect once it has ended
				(read) -> read.end(null));
	}

}
