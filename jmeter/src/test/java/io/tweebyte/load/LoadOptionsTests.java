package io.tweebyte.load;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class LoadOptionsTests {

	@Test
	void takesEverythingFromThePreset() {
		LoadOrder order = order("");
		assertThat(order.preset()).isEqualTo(Preset.QUICK);
		assertThat(order.contenders()).containsExactly(Contender.values());
		assertThat(order.scenarios()).containsExactlyElementsOf(EnumSet.complementOf(EnumSet.of(Scenario.LOG_IN)));
		assertThat(order.timing()).isEqualTo(Preset.QUICK.timing());
		assertThat(order.model()).isEqualTo(LoadModel.CLOSED);
		assertThat(order.via()).isEqualTo(Via.GATEWAY);
	}

	@Test
	void takesWhatIsGiven() {
		LoadOrder order = order("--preset smoke --backends reactive --scenarios user-tweets --users 7 --repeat 3 "
				+ "--duration 9 --seed -5 --via service");
		assertThat(order.contenders()).containsExactly(Contender.REACTIVE);
		assertThat(order.levels(Scenario.USER_TWEETS)).containsExactly(7);
		assertThat(order.repeats()).isEqualTo(3);
		assertThat(order.seed()).isEqualTo(-5);
		assertThat(order.timing().measured()).isEqualTo(Duration.ofSeconds(9));
		assertThat(order.via()).isEqualTo(Via.SERVICE);
	}

	@Test
	void measuresRatesInTheOpenModel() {
		LoadOrder order = order("--preset smoke --scenarios mixed --model open --rate 5,9");
		assertThat(order.blocks()).hasSize(2)
			.allSatisfy((block) -> assertThat(block.cells()).hasSize(2)
				.allSatisfy((cell) -> assertThat(cell.model()).isEqualTo(LoadModel.OPEN)));
		assertThat(order.levels(Scenario.MIXED)).containsExactly(5, 9);
	}

	@Test
	void refusesARateForWhichThereAreTooFewUsers() {
		assertThat(order("--model open --rate 500").levels(Scenario.FOLLOW)).containsExactly(500);
		assertThatIllegalArgumentException().isThrownBy(() -> order("--model open --rate 501"))
			.withMessage("--rate goes from 1 to 500, not 501");
	}

	@Test
	void logsInAtARateOnly() {
		assertThat(order("--scenarios log-in --model open --rate 5").levels(Scenario.LOG_IN)).containsExactly(5);
		assertThatIllegalArgumentException().isThrownBy(() -> order("--scenarios log-in"))
			.withMessageStartingWith("log-in has a rate");
		assertThatIllegalArgumentException().isThrownBy(() -> order("--scenarios log-in --model open"))
			.withMessageStartingWith("log-in has a rate");
	}

	@Test
	void takesTheSizeOfTheHeap() {
		assertThat(order("--heap 2g").heap()).isEqualTo("2g");
		assertThat(order("").heap()).isEqualTo("256m");
		assertThatIllegalArgumentException().isThrownBy(() -> order("--heap much"))
			.withMessage("'much' is no size of a heap: write 128m or 1g");
	}

	@Test
	void givesThePaperALargeHeapWhereThereIsMemory() {
		assertThat(Preset.PAPER.heap(16L << 30)).isEqualTo("1g");
		assertThat(Preset.PAPER.heap(8L << 30)).isEqualTo("256m");
		assertThat(Preset.QUICK.heap(16L << 30)).isEqualTo("256m");
	}

	@ParameterizedTest
	@ValueSource(strings = { "--model open --users 10", "--scenarios follow --rate 5", "--preset smoke --rate 5",
			"--rate 5,9", "--key pom.xml", "--shared-machine",
			"--backends async --target http://other:8080 --heap 1g" })
	void refusesWhatWouldBeIgnored(String arguments) {
		assertThatIllegalArgumentException().isThrownBy(() -> order(arguments));
	}

	@Test
	void takesTheRateOfTheOpenCellOfAPreset() {
		assertThat(order("--rate 7").openRate()).isEqualTo(7);
	}

	@Test
	void namesWhatThereIs() {
		assertThatIllegalArgumentException().isThrownBy(() -> order("--scenarios retire"))
			.withMessage(
					"There is no scenario 'retire'. There are: user-summary, follow, tweet-update, user-tweets, mixed, log-in");
		assertThatIllegalArgumentException().isThrownBy(() -> order("--preset huge"))
			.withMessage("There is no preset 'huge'. There are: smoke, quick, paper");
		assertThatIllegalArgumentException().isThrownBy(() -> order("--via tunnel"))
			.withMessage("There is no entry 'tunnel'. There are: gateway, service");
	}

	@Test
	void wantsToKnowWhichBackendRunsElsewhere() {
		assertThatIllegalArgumentException().isThrownBy(() -> order("--target http://other:8080"))
			.withMessageContaining("--backends");
		LoadOrder order = order("--backends async --target http://other:8080");
		assertThat(order.blocks()).allSatisfy((block) -> assertThat(block.contender()).isEqualTo(Contender.ASYNC));
	}

	private static LoadOrder order(String arguments) {
		LoadOptions options = new LoadOptions();
		new CommandLine(new Holder(options))
			.parseArgs(List.of(arguments.split(" ")).stream().filter((word) -> !word.isEmpty()).toArray(String[]::new));
		return options.order();
	}

	@CommandLine.Command
	private static final class Holder {

		@CommandLine.Mixin
		private final LoadOptions options;

		Holder(LoadOptions options) {
			this.options = options;
		}

	}

}
