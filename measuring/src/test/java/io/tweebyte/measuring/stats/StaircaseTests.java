package io.tweebyte.measuring.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class StaircaseTests {

	private static final double STEP = 1.1;

	@Test
	void isTheMeanFromTheFirstTurnOn() {
		double found = means(staircase(70, 100)).get(1);

		assertThat(found).isBetween(100 / STEP, 100 * STEP);
	}

	@Test
	void isTheSameFromAbove() {
		double found = means(staircase(150, 100)).get(1);

		assertThat(found).isBetween(100 / STEP, 100 * STEP);
	}

	@Test
	void isUnknownWithoutATurn() {
		assertThat(means(staircase(10, 1000), List.of())).isEmpty();
	}

	@Test
	void takesAllRatesOfAStartThatGoesOnAtTheKnee() {
		List<Double> first = staircase(90, 100);
		double last = first.getLast();
		Map<Integer, Double> means = means(first, List.of(last, last * STEP, last * STEP * STEP),
				List.of(50.0, 55.0, 60.5));

		assertThat(means).containsOnlyKeys(1, 2);
		assertThat(means.get(2)).isCloseTo(last * STEP, within(0.001));
	}

	@SafeVarargs
	private static Map<Integer, Double> means(List<Double>... starts) {
		SortedMap<Integer, List<Double>> tried = new TreeMap<>();
		for (List<Double> start : starts) {
			tried.put(tried.size() + 1, start);
		}
		return Staircase.means(tried);
	}

	private static List<Double> staircase(double first, double knee) {
		List<Double> rates = new ArrayList<>(List.of(first));
		while (rates.size() < 14) {
			double rate = rates.getLast();
			rates.add((rate <= knee) ? rate * STEP : rate / STEP);
		}
		return rates;
	}

}
