package io.tweebyte.assistant;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Properties;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

import io.tweebyte.assistant.AssistantSettings.StandIn;
import io.tweebyte.assistant.StandInScript.Part;
import org.junit.jupiter.api.Test;

import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class StandInScriptTests {

	private static final int MOST = 400;

	@Test
	void saysTheSameToTheSamePrompt() {
		assertThat(script("- coffee and tea", 0)).isEqualTo(script("- coffee and tea", 0));
		assertThat(script("- coffee and tea", 0)).isNotEqualTo(script("- coffee and cake", 0));
		assertThat(script("- coffee and tea", 0)).isNotEqualTo(script("- coffee and tea", 1));
	}

	@Test
	void takesItsWordsFromThePrompt() {
		List<Part> parts = script("- coffee & tee", 0).parts();
		assertThat(parts.getFirst().text()).isIn("Coffee", "Tee");
		assertThat(parts).extracting(Part::text)
			.filteredOn((text) -> text.startsWith(" "))
			.containsOnly(" coffee", " tee");
		assertThat(script("- ?", 0).parts()).isNotEmpty();
	}

	@Test
	void goesOnInTimeAndEndsAtTheLimit() {
		List<Part> parts = StandInScript.of("- coffee", 20, 0, settings()).parts();
		assertThat(parts).hasSize(20).extracting(Part::nanos).isSorted();
	}

	@Test
	void hasTheTimesAndLengthsThatAreSet() {
		List<StandInScript> scripts = IntStream.range(0, 2000).mapToObj((n) -> script("- coffee " + n, 0)).toList();
		assertThat(median(scripts, (script) -> script.parts().getFirst().nanos() / 1e6)).isCloseTo(142, within(8.0));
		assertThat(median(scripts, (script) -> script.parts().size())).isCloseTo(66.7, within(3.0));
		assertThat(scripts.stream().mapToDouble(StandInScriptTests::meanGap).average().orElseThrow()).isCloseTo(12.36,
				within(0.2));
	}

	/** As the condition {@code model=timer} of the load rig sets it. */
	@Test
	void canSpeakByATimer() {
		StandIn timer = new StandIn(1, Math.log(11), 1e-6, 1e8, 11 / 1e8, Math.log(150), 1e-6);
		List<Part> parts = StandInScript.of("- coffee", MOST, 0, timer).parts();
		assertThat(parts).hasSize(150);
		for (int part = 0; part < parts.size(); part++) {
			assertThat(parts.get(part).nanos() / 1e6).isCloseTo(11.0 * (part + 1), within(0.1));
		}
	}

	@Test
	void isMeasuredAsInProductionButForItsLength() throws IOException {
		Properties measured = new Properties();
		try (InputStream file = StandIn.class.getResourceAsStream("/application-measure.properties")) {
			measured.load(file);
		}
		assertThat(new Binder(new MapConfigurationPropertySource(measured))
			.bind("tweebyte.assistant.stand-in", StandIn.class)
			.get()).usingRecursiveComparison().ignoringFields("lengthMu").isEqualTo(TestSettings.defaults().standIn());
		// all are there, so that they are printed
		assertThat(measured.stringPropertyNames()).filteredOn((name) -> name.startsWith("tweebyte.assistant.stand-in."))
			.hasSize(StandIn.class.getRecordComponents().length);
	}

	private static double median(List<StandInScript> scripts, ToDoubleFunction<StandInScript> figure) {
		double[] ascending = scripts.stream().mapToDouble(figure).sorted().toArray();
		return ascending[ascending.length / 2];
	}

	private static double meanGap(StandInScript script) {
		List<Part> parts = script.parts();
		return (parts.getLast().nanos() - parts.getFirst().nanos()) / 1e6 / (parts.size() - 1);
	}

	private static StandInScript script(String prompt, int turn) {
		return StandInScript.of(prompt, MOST, turn, settings());
	}

	private static StandIn settings() {
		return TestSettings.defaults().standIn();
	}

}
