package io.tweebyte.tweet.service;

import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.KnownFollows;
import io.tweebyte.feed.PackedIds;
import io.tweebyte.feed.StreamSettings;
import reactor.core.publisher.Mono;
import reactor.pool.Pool;
import reactor.pool.PoolBuilder;

import org.springframework.stereotype.Service;

/** Knows whose tweets a stream sends. */
@Service
public class FeedFollows {

	private final FollowedUsers followed;

	private final KnownFollows known;

	private final Pool<Object> turns = PoolBuilder.from(Mono.fromSupplier(Object::new))
		.sizeBetween(0, StreamSettings.LOOK_UPS)
		.buildPool();

	FeedFollows(FollowedUsers followed, KnownFollows known) {
		this.followed = followed;
		this.known = known;
	}

	/** Fails with 503 when it is unknown. */
	public Mono<PackedIds> of(FeedStream stream) {
		return known(stream)
			.switchIfEmpty(this.turns.withPoolable((turn) -> known(stream).switchIfEmpty(read(stream))).next());
	}

	private Mono<PackedIds> known(FeedStream stream) {
		return Mono.defer(() -> Mono.justOrEmpty(this.known.find(stream.userId())));
	}

	private Mono<PackedIds> read(FeedStream stream) {
		return Mono.using(() -> this.known.begin(stream.userId()),
				(read) -> this.followed.followedBy(stream.userId(), stream.reader()).map(read::end),
				KnownFollows.Read::fail);
	}

}
