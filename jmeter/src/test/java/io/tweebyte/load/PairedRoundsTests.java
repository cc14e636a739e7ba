package io.tweebyte.load;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PairedRoundsTests {

	@Test
	void areWarmWhenCostsNoLongerFall() {
		assertThat(PairedRounds.isFlat(costs(0, 30, 39, 9))).as("too few").isFalse();
		assertThat(PairedRounds.isFlat(costs(0, 30, 40, 9))).isTrue();
		assertThat(PairedRounds.isFlat(costs(2, 30, 38, 10))).as("just fallen").isFalse();
		assertThat(PairedRounds.isFlat(costs(2, 30, 40, 10))).as("long ago").isTrue();
		assertThat(PairedRounds.isFlat(costs(20, 8, 20, 9))).as("slower machine").isTrue();
	}

	private static List<Double> costs(int rounds, double cost, int later, double laterCost) {
		return Stream.concat(Stream.generate(() -> cost).limit(rounds), Stream.generate(() -> laterCost).limit(later))
			.toList();
	}

}
