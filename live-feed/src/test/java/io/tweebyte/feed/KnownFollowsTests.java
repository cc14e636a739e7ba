package io.tweebyte.feed;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class KnownFollowsTests {

	private static final UUID ADA = UUID.randomUUID();

	private static final UUID BOB = UUID.randomUUID();

	private final KnownFollows follows = new KnownFollows(5, Duration.ofSeconds(60), () -> this.now);

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
		this.now = Duration.ofSeconds(60).toNanos();
		assertThat(this.follows.find(BOB)).isEmpty();
	}

	@Test
	void keepsNothingThatChangedWhileItWasRead() {
		KnownFollows.Read ofAda = this.follows.begin(ADA);
		KnownFollows.Read ofBob = this.follows.begin(BOB);
		this.follows.change(ADA);
		ofAda.end(PackedIds.NONE);
		ofBob.end(PackedIds.NONE);
		assertThat(this.follows.find(ADA)).isEmpty();
		assertThat(this.follows.find(BOB)).isPresent();
		KnownFollows.Read lost = this.follows.begin(ADA);
		this.follows.clear();
		lost.end(PackedIds.NONE);
		assertThat(this.follows.find(ADA)).isEmpty();
	}

	@Test
	void keepsNothingOfAReadThatFailed() {
		this.follows.begin(ADA).end(null);
		assertThat(this.follows.find(ADA)).isEmpty();
	}

	@Test
	void isAsOldAsTheBeginOfTheRead() {
		KnownFollows.Read read = this.follows.begin(ADA);
		this.now = Duration.ofSeconds(60).toNanos();
		read.end(PackedIds.NONE);
		assertThat(this.follows.find(ADA)).isEmpty();
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
		this.follows.begin(reader).end(PackedIds.of(Stream.generate(UUID::randomUUID).limit(count).toList()));
	}

}
