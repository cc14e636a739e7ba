package io.tweebyte.feed;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.contracts.feed.FeedEnd;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.UserPlaces;
import org.junit.jupiter.api.Test;

import org.springframework.security.oauth2.jwt.Jwt;

import static org.assertj.core.api.Assertions.assertThat;

class FeedStreamTests {

	private static final UUID READER = UUID.randomUUID();

	private static final UUID AUTHOR = UUID.randomUUID();

	private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

	private static final Duration LIMIT = Duration.ofHours(1);

	private static final FeedPosition BEGIN = new LogHead("log", 0, 10).position();

	private final Caller caller = Caller.ofTask("test", Deadline.in(LIMIT));

	private final LiveTweets live = new LiveTweets(10);

	private final UserPlaces places = new UserPlaces(1, 1, LIMIT, () -> this.nanoTime);

	private final UserPlaces.Place place = this.places.take(READER);

	private long nanoTime;

	@Test
	void sendsTheTweetsOfFollowedUsersAlone() {
		FeedStream stream = begin(null, NOW, Duration.ofSeconds(4));
		LivePart part = LivePart.of(List.of(tweet(11, AUTHOR), tweet(12, READER)), new LogHead("log", 0, 20), 100);

		List<FeedSignal> signals = stream.next(part, PackedIds.of(List.of(AUTHOR)));

		assertThat(signals).singleElement()
			.isInstanceOfSatisfying(FeedSignal.Tweet.class,
					(tweet) -> assertThat(tweet.position().number()).isEqualTo(11));
		assertThat(stream.position()).isEqualTo(part.end());
		assertThat(stream.isBehind()).isFalse();
	}

	@Test
	void sendsAHeartbeatWhenAPartHasNothingForItsReader() {
		LivePart part = LivePart.of(List.of(tweet(11, READER)), new LogHead("log", 0, 20), 100);
		FeedStream silent = begin(null, NOW, Duration.ofNanos(1));
		assertThat(silent.next(part, PackedIds.NONE)).containsExactly(new FeedSignal.Heartbeat(part.end()));
		assertThat(begin(null, NOW, LIMIT).next(part, PackedIds.NONE)).isEmpty();
	}

	@Test
	void looksTwicePerHeartbeatWhetherItIsTime() {
		assertThat(begin(null, NOW, Duration.ofSeconds(4)).pause()).hasSeconds(2);
	}

	@Test
	void sendsAHeartbeatOnlyAfterSilence() {
		assertThat(begin(null, NOW, LIMIT).heartbeat()).isEmpty();
		assertThat(begin(null, NOW, Duration.ofNanos(1)).heartbeat()).containsExactly(new FeedSignal.Heartbeat(BEGIN));
	}

	@Test
	void goesOnAfterAReset() {
		FeedStream stream = begin(null, NOW, LIMIT);
		FeedPosition now = new LogHead("other", 0, 5).position();
		assertThat(stream.reset(now)).containsExactly(new FeedSignal.Reset(now));
		assertThat(stream.position()).isEqualTo(now);
	}

	@Test
	void catchesUpToTheEndWhenItGoesOn() {
		FeedStream stream = streams(Clock.fixed(NOW, ZoneOffset.UTC), LIMIT).begin(READER, null, this.caller,
				new LogHead("log", 0, 20).position(), BEGIN.toString().replace("log", "01234abc"), this.place);
		assertThat(stream.position().number()).isEqualTo(9);
		assertThat(stream.isCatchingUp()).isTrue();
		LogHead head = new LogHead("01234abc", 0, 20);
		stream.next(LivePart.of(List.of(tweet(11, AUTHOR)), head, 1), PackedIds.NONE);
		assertThat(stream.isCatchingUp()).isTrue();
		stream.next(LivePart.of(List.of(), head, 1), PackedIds.NONE);
		assertThat(stream.isCatchingUp()).isFalse();
	}

	@Test
	void endsWithItsTokenAMinuteEarlierAtMost() {
		Jwt token = new Jwt("value", NOW, NOW.plusSeconds(600), Map.of("alg", "none"), Map.of("sub", "ada"));
		assertThat(begin(token, NOW.plusSeconds(539), LIMIT, NOW).end()).isEmpty();
		assertThat(begin(token, NOW.plusSeconds(600), LIMIT, NOW).end())
			.contains(new FeedSignal.End(FeedEnd.TOKEN_ENDED));
	}

	@Test
	void endsWithItsService() {
		FeedStreams streams = streams(Clock.fixed(NOW, ZoneOffset.UTC), LIMIT);
		FeedStream stream = streams.begin(READER, null, this.caller, BEGIN, null, this.place);
		assertThat(stream.end()).isEmpty();
		streams.stop();
		assertThat(stream.end()).contains(new FeedSignal.End(FeedEnd.SHUTTING_DOWN))
			.hasValueSatisfying((end) -> assertThat(end.isLast()).isTrue());
	}

	@Test
	void keepsItsPlaceWhileItGoesOnAndEndsWithoutIt() {
		FeedStream stream = begin(null, NOW, LIMIT);
		this.nanoTime = LIMIT.toNanos() - 1;
		assertThat(stream.end()).isEmpty();
		this.nanoTime += LIMIT.toNanos() - 1;
		assertThat(this.places.taken()).isOne();
		assertThat(stream.end()).isEmpty();
		this.nanoTime += LIMIT.toNanos();
		this.places.take(READER);
		assertThat(stream.end()).contains(new FeedSignal.End(FeedEnd.TOO_SLOW));
	}

	private FeedStream begin(Jwt token, Instant now, Duration heartbeat) {
		return begin(token, now, heartbeat, now);
	}

	/** Begins a stream at a time, and looks at it later. */
	private FeedStream begin(Jwt token, Instant later, Duration heartbeat, Instant begun) {
		MovingClock clock = new MovingClock(begun);
		FeedStream stream = streams(clock, heartbeat).begin(READER, token, this.caller, BEGIN, null, this.place);
		clock.now = later;
		return stream;
	}

	private FeedStreams streams(Clock clock, Duration heartbeat) {
		return new FeedStreams(new StreamSettings(10, 5, LIMIT, heartbeat, Duration.ofSeconds(2), 10, 10, Duration.ZERO,
				Duration.ofSeconds(2), LIMIT), this.live, null, clock);
	}

	private static PostedTweet tweet(long number, UUID author) {
		return new PostedTweet(number, UUID.randomUUID(), author, "A tweet of today", NOW);
	}

	private static final class MovingClock extends Clock {

		private Instant now;

		private MovingClock(Instant now) {
			this.now = now;
		}

		@Override
		public ZoneId getZone() {
			return ZoneOffset.UTC;
		}

		@Override
		public Clock withZone(ZoneId zone) {
			return this;
		}

		@Override
		public Instant instant() {
			return this.now;
		}

	}

}
