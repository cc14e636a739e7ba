package io.tweebyte.measuring.stats;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class DrawnOrderTests {

	private static final List<Integer> THINGS = List.of(1, 2, 3, 4);

	@Test
	void hasEachThingOnce() {
		assertThat(DrawnOrder.of(THINGS, 7)).containsExactlyInAnyOrderElementsOf(THINGS);
	}

	@Test
	void dependsOnTheSeedAlone() {
		assertThat(DrawnOrder.of(THINGS, 7)).isEqualTo(DrawnOrder.of(THINGS, 7));
	}

	@Test
	void givesEachThingTheLastPlaceAboutEquallyOftenForSeedsThatFollowEachOther() {
		Map<Integer, Long> last = LongStream.range(0, 400)
			.mapToObj((seed) -> DrawnOrder.of(THINGS, seed))
			.collect(Collectors.groupingBy(List::getLast, Collectors.counting()));
		assertThat(last).hasSize(4);
		assertThat(last.values()).allSatisfy((times) -> assertThat(times).isBetween(60L, 140L));
	}

}
