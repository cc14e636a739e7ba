package io.tweebyte.lab.claim;

import java.util.Map;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.claim.UnequalWork.Effect;
import io.tweebyte.lab.judge.StylePair;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class UnequalWorkTests {

	private static final StylePair PAIR = new StylePair("stream-map", Style.LOOP, Style.REACTOR);

	@Test
	void moreWorkExplainsASlowerSide() {
		assertThat(work(Effect.SLOWS, 1, 2).explains(PAIR)).isTrue();
		assertThat(work(Effect.SLOWS, 2, 1).explains(PAIR)).isFalse();
		assertThat(work(Effect.SLOWS, 1, 1).explains(PAIR)).isFalse();
	}

	@Test
	void moreAtTheSameTimeExplainsAFasterSide() {
		assertThat(work(Effect.SPEEDS_UP, 2, 1).explains(PAIR)).isTrue();
		assertThat(work(Effect.SPEEDS_UP, 1, 2).explains(PAIR)).isFalse();
	}

	@Test
	void whatIsNotCountedExplainsNothing() {
		assertThat(new UnequalWork("P1", Effect.SLOWS, Map.of("reactor", 2L)).explains(PAIR)).isFalse();
		assertThat(new UnequalWork("P1", Effect.SLOWS, Map.of("loop", 1L)).explains(PAIR)).isFalse();
	}

	@Test
	void oneStyleMayHaveTwoWorkloads() {
		UnequalWork work = new UnequalWork("P9", Effect.SLOWS,
				Map.of("stream-map:reactor", 1L, "stream-filter:reactor", 2L));
		assertThat(work.explains(new StylePair(new Cell("stream-map", Style.REACTOR, false),
				new Cell("stream-filter", Style.REACTOR, false))))
			.isTrue();
	}

	private static UnequalWork work(Effect effect, long loop, long reactor) {
		return new UnequalWork("P1", effect, Map.of("loop", loop, "reactor", reactor));
	}

}
