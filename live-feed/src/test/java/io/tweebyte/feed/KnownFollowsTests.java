package io.tweebyte.feed;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.shared.cache.CachedValues.FollowedIds;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class KnownFollowsTests {

	private static final UUID ADA = UUID.randomUUID();

	private static final UUID BOB = UUID.randomUUID();

	private static final Duration KEPT = Duration.ofSeconds(10);

	private static final Duration FRESH = Duration.ofSeconds(60);

	private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

	private final KnownFollows follows = new KnownFollows(5, KEPT, FRESH, () -> this.now,
			Clock.fixed(NOW, ZoneOffset.UTC));

	private long now;

	@Test
	void knowsWhatWasRead() {
		put(ADA, 2);
		assertThat(this.follows.find(ADA)).hasValueSatisfying((ids) -> assertThat(ids.size()).isEqualTo(2));
		assertThat(this.follows.find(BOB)).isEmpty();
	}

	@Test
	void forgetsWhatHasChangedOrIsOld() {
		put(ADA, 1);
		put(BOB, 1);
		this.follows.change(ADA);
		assertThat(this.follows.find(ADA)).isEmpty();
		assertThat(this.follows.find(BOB)).isPresent();
		this.now = KEPT.toNanos();
		assertThat(this.follows.find(BOB)).isEmpty();
	}

	@Test
	void keepsNothingThatChangedWhileItWasRead() {
		KnownFollows.Read ofAda = this.follows.begin(ADA);
		KnownFollows.Read ofBob = this.follows.begin(BOB);
		this.follows.change(ADA);
		ofAda.end(found(NOW, 0));
		ofBob.end(found(NOW, 0));
		assertThat(this.follows.find(ADA)).isEmpty();
		assertThat(this.follows.find(BOB)).isPresent();
		KnownFollows.Read lost = this.follows.begin(ADA);
		this.follows.clear();
		lost.end(found(NOW, 0));
		assertThat(this.follows.find(ADA)).isEmpty();
	}

	@Test
	void keepsNothingOfAReadThatFailed() {
		this.follows.begin(ADA).fail();
		assertThat(this.follows.find(ADA)).isEmpty();
	}

	@Test
	void isAsOldAsTheBeginOfTheRead() {
		KnownFollows.Read read = this.follows.begin(ADA);
		this.now = KEPT.toNanos();
		read.end(found(NOW, 0));
		assertThat(this.follows.find(ADA)).isEmpty();
	}

	@Test
	void keepsNothingLongerThanItIsFresh() {
		Instant readAt = NOW.minus(FRESH).plusSeconds(3);
		assertThat(this.follows.begin(ADA).end(found(readAt, 2)).size()).isEqualTo(2);
		this.now = Duration.ofSeconds(3).toNanos() - 1;
		assertThat(this.follows.find(ADA)).isPresent();
		this.now++;
		assertThat(this.follows.find(ADA)).isEmpty();
		this.follows.begin(BOB).end(found(NOW.minus(FRESH), 1));
		assertThat(this.follows.find(BOB)).isEmpty();
	}

	@Test
	void keepsWhatItHasFoundWhenTheReadIsOver() {
		KnownFollows.Read read = this.follows.begin(ADA);
		read.end(found(NOW, 1));
		read.fail();
		assertThat(this.follows.find(ADA)).isPresent();
	}

	@Test
	void forgetsTheLeastUsedFirst() {
		put(ADA, 2);
		put(BOB, 1);
		assertThat(this.follows.find(ADA)).isPresent();
		put(UUID.randomUUID(), 1);
		assertThat(this.follows.find(ADA)).isPresent();
		assertThat(this.follows.find(BOB)).isEmpty();
	}

	@Test
	void findsIdsAmongMany() {
		List<UUID> ids = Stream.generate(UUID::randomUUID).limit(1001).toList();
		PackedIds packed = PackedIds.of(ids);
		assertThat(ids).allMatch(packed::contains);
		assertThat(packed.contains(ADA)).isFalse();
		assertThat(packed.toArray()).containsExactlyInAnyOrderElementsOf(ids);
		assertThat(PackedIds.NONE.contains(ADA)).isFalse();
	}

	private void put(UUID reader, int count) {
		this.follows.begin(reader).end(found(NOW, count));
	}

	private static FollowedIds found(Instant readAt, int count) {
		return new FollowedIds(readAt, Stream.generate(UUID::randomUUID).limit(count).toList());
	}

}
