package io.tweebyte.load.judge;

import java.util.List;
import java.util.Map;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.record.CacheHits;
import io.tweebyte.load.record.SliceRecord;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ContentsTests {

	@Test
	void sumsLookUpsAndKeepsTheExtremes() {
		Contents contents = Contents
			.of(List.of(slice(new CacheHits(50, 50)), slice(new CacheHits(80, 20)), slice(CacheHits.NONE)));

		assertThat(contents.cache()).isEqualTo(new CacheHits(130, 70));
		assertThat(contents.cache().share()).isEqualTo(0.65);
		assertThat(contents.lowest()).isEqualTo(0.5);
		assertThat(contents.highest()).isEqualTo(0.8);
		assertThat(contents.isPresent()).isTrue();
	}

	@Test
	void countsEventsByTheirTimes() {
		SliceResponse load = new SliceResponse(2, Map.of(), 0, 0, Map.of(), Map.of(), 0, 1000, true,
				Map.of(9000L, 1, 11_000L, 1), Map.of(1000L, 97, 2000L, 3));
		Contents contents = Contents.of(List.of(new SimulatedRun(1, 1, "user-summary").slices().getFirst())
			.stream()
			.map((slice) -> SimulatedRun.with(slice, load))
			.toList());

		assertThat(contents.events()).isEqualTo(102);
		assertThat(contents.firstEvents()).isEqualTo(Map.of(9000L, 1, 11_000L, 1));
		assertThat(contents.gaps()).isEqualTo(Map.of(1000L, 97, 2000L, 3));
	}

	@Test
	void hasNothingWhereAScenarioIsAboutNeither() {
		Contents contents = Contents.of(new SimulatedRun(1, 1, "user-summary").slices());

		assertThat(contents.isPresent()).isFalse();
		assertThat(contents.lowest()).isInfinite();
	}

	private static SliceRecord slice(CacheHits cache) {
		SliceRecord slice = new SimulatedRun(1, 1, "user-summary").slices().getFirst();
		return new SliceRecord(slice.start(), slice.block(), slice.round(), slice.phase(), slice.position(),
				slice.backend(), slice.twin(), slice.load(), slice.use(), slice.around(), cache, Map.of());
	}

}
