package io.tweebyte.lab.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.ScriptWorkloads;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.script.ScriptRuntime;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** A style that does the work of the next one, under its own label. */
class SwappedLabelsTests extends CheckedSources {

	@ParameterizedTest
	@ValueSource(strings = { "single-map", "single-zip", "stream-map", "stream-pipeline", "stream-hand-off",
			"biggest-word", "csv-chunks", "call-sequence", "call-fan-out" })
	void eachIsFound(String name) {
		check(Workloads.named(name));
	}

	@ParameterizedTest
	@ValueSource(strings = { "csv-characters-node", "biggest-word-node", "biggest-word-mono" })
	void eachIsFoundInOtherLanguages(String name) {
		ScriptRuntime runtime = ScriptWorkloads.runtime(name).orElseThrow();
		assumeTrue(runtime.isFound(), runtime.missing());
		check(Workloads.named(name));
	}

	private static void check(Workload workload) {
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
