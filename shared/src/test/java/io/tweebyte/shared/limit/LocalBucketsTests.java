package io.tweebyte.shared.limit;

import java.time.Duration;

import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LocalBucketsTests {

	private static final int CAPACITY = 10_000;

	private static final BucketConfiguration LIMIT = BucketConfiguration.builder()
		.addLimit(limit -> limit.capacity(2).refillIntervally(2, Duration.ofDays(1)))
		.build();

	private final LocalBuckets buckets = new LocalBuckets(CAPACITY, TimeMeter.SYSTEM_MILLISECONDS);

	@Test
	void refusesWhatIsOverTheLimit() {
		assertThat(consume("10.0.0.1").isConsumed()).isTrue();
		assertThat(consume("10.0.0.1").isConsumed()).isTrue();
		assertThat(consume("10.0.0.1").isConsumed()).isFalse();
		assertThat(consume("10.0.0.1").getNanosToWaitForRefill()).isBetween(Duration.ofHours(23).toNanos(),
				Duration.ofDays(1).toNanos());
	}

	@Test
	void countsEachAddressForItself() {
		consume("10.0.0.1");
		assertThat(consume("10.0.0.2").getRemainingTokens()).isOne();
	}

	@Test
	void keepsTheAddressesSeenLast() {
		consume("10.0.0.1");
		consume("10.0.0.2");
		for (int i = 0; i < CAPACITY - 2; i++) {
			consume("other " + i);
		}
		assertThat(consume("10.0.0.2").getRemainingTokens()).isZero();
		consume("one more");
		assertThat(consume("10.0.0.1").getRemainingTokens()).as("forgotten").isOne();
		assertThat(consume("10.0.0.2").isConsumed()).as("seen again since").isFalse();
	}

	@Test
	void forgetsARemovedBucket() {
		consume("10.0.0.1");
		this.buckets.removeProxy("10.0.0.1");
		assertThat(consume("10.0.0.1").getRemainingTokens()).isOne();
	}

	private ConsumptionProbe consume(String address) {
		return this.buckets.asAsync().builder().build(address, LIMIT).tryConsumeAndReturnRemaining(1).join();
	}

}
