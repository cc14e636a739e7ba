package io.tweebyte.load;

import java.util.List;
import java.util.stream.DoubleStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PairedRoundsTests {

	@Test
	void areWarmWhenCostsNoLongerFall() {
		assertThat(PairedRounds.isFlat(costs(9, 9, 9, 9, 9, 9, 9, 9, 9))).as("too few").isFalse();
		assertThat(PairedRounds.isFlat(costs(9, 9, 9, 9, 9, 9, 9, 9, 9, 9))).isTrue();
		assertThat(PairedRounds.isFlat(costs(30, 20, 10, 10, 10, 10, 10, 10, 10, 10))).as("just fallen").isFalse();
		assertThat(PairedRounds.isFlat(costs(30, 20, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10))).as("long ago").isTrue();
		assertThat(PairedRounds.isFlat(costs(8, 8, 8, 8, 8, 9, 9, 9, 9, 9))).as("slower machine").isTrue();
	}

	private static List<Double> costs(double... costs) {
		return DoubleStream.of(costs).boxed().toList();
	}

}
