package io.tweebyte.lab.bench;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LabOrderTests {

	@Test
	void givesEachCellTheLastPlaceAboutEquallyOften() {
		List<Cell> cells = Stream.of(Style.values())
			.limit(4)
			.map((style) -> new Cell("stream-map", style, false))
			.toList();
		LabOrder order = new LabOrder(LabPreset.SMOKE, cells, 40, 1, null, Map.of(), Map.of(), List.of());

		Map<Cell, Long> last = IntStream.rangeClosed(1, order.rounds())
			.mapToObj(order::round)
			.collect(Collectors.groupingBy(List::getLast, Collectors.counting()));

		assertThat(last).hasSize(4);
		assertThat(last.values()).allSatisfy((times) -> assertThat(times).isBetween(2L, 20L));
	}

}
