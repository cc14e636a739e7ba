package io.tweebyte.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PairedTableTests {

	private static final List<String> BACKENDS = List.of("async", "reactive", "async again");

	@Test
	void saysWhichNeedsMoreAndWhichTheSame() {
		List<PairedSlice> slices = new ArrayList<>();
		for (int round = 1; round <= 30; round++) {
			// drift, which all slices of a round share
			double drift = round;
			slices.add(slice("async", round, 10 * drift, Map.of()));
			slices.add(slice("reactive", round, (12 + round % 3 * 0.1) * drift, Map.of()));
			slices.add(slice("async again", round, (9.9 + round % 3 * 0.1) * drift, Map.of()));
		}
		PairedTable table = new PairedTable(BACKENDS, slices, 1);
		assertThat(table.sentences()).satisfiesExactly((reactive) -> assertThat(reactive).matches(
				"follow: reactive needs 21 % more CPU per request than async \\(95 %: \\+2[01] to \\+2[12] %\\)\\."),
				(again) -> assertThat(again).startsWith("follow: async again needs the same CPU per request as async"));
		assertThat(table.lines()).hasSize(4);
		assertThat(table.lines().get(2))
			.matches("follow +reactive .* 1\\.21 +1\\.2\\d to 1\\.2\\d +30  gateway .*  tweet .*");
	}

	@Test
	void saysThatTheyCannotBeToldApart() {
		List<PairedSlice> slices = List.of(slice("async", 1, 10, Map.of()), slice("reactive", 1, 20, Map.of()),
				slice("async", 2, 20, Map.of()), slice("reactive", 2, 10, Map.of()));
		assertThat(new PairedTable(BACKENDS, slices, 1).sentences()).singleElement()
			.asString()
			.startsWith("follow: reactive cannot be told from async (95 %: -50 to +100 %)");
	}

	@Test
	void comparesOnlyRoundsInWhichBothCount() {
		List<PairedSlice> slices = List.of(slice("async", 0, 1, Map.of()), slice("reactive", 0, 100, Map.of()),
				slice("async", 1, 10, Map.of()), slice("reactive", 1, 20, Map.of()),
				slice("async", 2, 10, Map.of("500", 1)), slice("reactive", 2, 90, Map.of()),
				slice("reactive", 3, 90, Map.of()));
		assertThat(new PairedTable(BACKENDS, slices, 1).sentences())
			.containsExactly("follow: reactive needs 100 % more CPU per request than async (95 %: +100 to +100 %).");
	}

	@Test
	void saysThatNothingWasMeasured() {
		List<PairedSlice> slices = List.of(slice("async", 0, 10, Map.of()), slice("async", 1, 10, Map.of("500", 1)));
		assertThat(new PairedTable(BACKENDS, slices, 1).sentences()).singleElement()
			.asString()
			.startsWith("follow: no slice counts");
	}

	private static PairedSlice slice(String backend, int round, double cpu, Map<String, Integer> failures) {
		return new PairedSlice(backend, "follow", 1, round, 100, failures, 1000,
				Map.of("gateway", cpu / 4, "tweet", cpu * 3 / 4), 1, 1000);
	}

}
