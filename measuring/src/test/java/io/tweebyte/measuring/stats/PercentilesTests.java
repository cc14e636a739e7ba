package io.tweebyte.measuring.stats;

import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class PercentilesTests {

	private final Percentiles thousand = Percentiles
		.of(IntStream.rangeClosed(1, 1000).mapToDouble((value) -> 1001 - value).toArray());

	@Test
	void areByNearestRank() {
		assertThat(this.thousand.at(50)).hasValue(500);
		assertThat(this.thousand.at(50.05)).hasValue(501);
		assertThat(this.thousand.at(90)).hasValue(900);
		assertThat(this.thousand.at(99)).hasValue(990);
		assertThat(this.thousand.count()).isEqualTo(1000);
	}

	@Test
	void areMissingWithFewerThanTenSamplesBeyond() {
		assertThat(this.thousand.at(99.1)).isEmpty();
		assertThat(Percentiles.of(DoubleStream.iterate(0, (one) -> one + 1).limit(19).toArray()).at(50)).isEmpty();
		assertThat(Percentiles.of().at(1)).isEmpty();
	}

	@Test
	void takeSamplesByHowOftenTheyOccurred() {
		Percentiles counted = Percentiles.of(Map.of(9L, 30, 7L, 60, 2L, 10));
		assertThat(counted.count()).isEqualTo(100);
		assertThat(counted.at(10)).hasValue(2);
		assertThat(counted.at(50)).hasValue(7);
		assertThat(counted.at(90)).hasValue(9);
		assertThat(counted.at(91)).isEmpty();
	}

	@Test
	void doNotSufferFromBinaryFractions() {
		double[] samples = IntStream.rangeClosed(1, 10_000).asDoubleStream().toArray();
		assertThat(Percentiles.of(samples).at(99.9)).hasValue(9990);
	}

	@Test
	void leaveTheSamplesInTheirOrder() {
		double[] samples = { 3, 1, 2 };
		Percentiles.of(samples);
		assertThat(samples).containsExactly(3, 1, 2);
	}

	@Test
	void refuseInvalidPercentages() {
		assertThatIllegalArgumentException().isThrownBy(() -> this.thousand.at(0));
		assertThatIllegalArgumentException().isThrownBy(() -> this.thousand.at(100));
	}

}
