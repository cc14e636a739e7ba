package io.tweebyte.load.stats;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class SamplesTests {

	private static final int MANY = 3_000_000;

	@Test
	void givesBackWhatItTook() {
		List<Sample> samples = List.of(new Sample(1_763_000_000_000L, 7, "feed", "Users 1-1", 2, true, ""),
				new Sample(1_762_999_999_000L, 60_000, "like", "Users 1-2", 2, false, "503"));
		Samples kept = Samples.of(samples);
		assertThat(kept.stream()).containsExactlyElementsOf(samples);
		assertThat(kept.first()).hasValue(1_762_999_999_000L);
		assertThat(kept.last()).hasValue(1_763_000_059_000L);
		assertThat(kept.threads()).isEqualTo(2);
	}

	@Test
	void hasNoFirstWithoutAny() {
		assertThat(new Samples().first()).isEmpty();
		assertThat(new Samples().isEmpty()).isTrue();
	}

	@Test
	void refusesATimeThatNoRunHas() {
		Samples samples = new Samples();
		samples.add(SampleFixtures.success(0, 1));
		assertThatIllegalArgumentException().isThrownBy(() -> samples.add(SampleFixtures.success(1L << 40, 1)));
	}

	@Test
	void takesAFewTensOfBytesForEachOfMillions() {
		long before = used();
		Samples samples = new Samples();
		for (int request = 0; request < MANY; request++) {
			samples.add(SampleFixtures.success(1_763_000_000_000L + request, 5, "Users 1-" + request % 1_000, 1_000));
		}
		assertThat((used() - before) / MANY).isLessThan(40);
		assertThat(CellFigures.of(samples, new Window(1_763_000_000_000L, 1_763_000_010_000L), 1_000).requests())
			.isEqualTo(9_995);
	}

	private static long used() {
		System.gc();
		Runtime runtime = Runtime.getRuntime();
		return runtime.totalMemory() - runtime.freeMemory();
	}

}
