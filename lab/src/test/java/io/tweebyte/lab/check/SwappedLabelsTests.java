package io.tweebyte.lab.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A style that does the work of its neighbour, under its own label. */
class SwappedLabelsTests {

	@TempDir
	private static Path folder;

	private static Sources sources;

	@BeforeAll
	static void write() throws IOException {
		sources = Sources.of(Scale.CHECK, folder);
	}

	@AfterAll
	static void close() throws IOException {
		sources.close();
	}

	@ParameterizedTest
	@ValueSource(strings = { "single-map", "single-zip", "stream-map", "stream-pipeline", "stream-hand-off",
			"biggest-word", "csv-chunks", "call-sequence", "call-fan-out" })
	void eachIsFound(String name) {
		Workload workload = Workloads.named(name);
		List<Style> labels = List.copyOf(workload.styles().keySet());
		SequencedMap<Style, Preparation> swapped = new LinkedHashMap<>();
		for (int place = 0; place < labels.size(); place++) {
			swapped.put(labels.get(place), workload.styles().get(labels.get((place + 1) % labels.size())));
		}
		assertThat(Check.of(List.of(SeededWorkloads.with(workload, swapped)), sources)).hasSameSizeAs(labels)
			.extracting(Check::difference)
			.allSatisfy((difference) -> assertThat(difference).startsWith("ran as "))
			.contains("ran as " + labels.get(1).label(), "ran as " + labels.getLast().label());
	}

}
