package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.LoadPreset;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class LoadOptionsTests {

	private static final String LOAD = "./tweebyte load";

	@Test
	void comparesEverythingWithinAQuarterOfAnHourByDefault() {
		RunOrder order = order();
		assertThat(order.preset()).isEqualTo("quick");
		assertThat(order.labels()).containsExactly("async", "reactive", "virtual");
		assertThat(order.blocks()).hasSize(6).allMatch((block) -> block.users() == 10);
		assertThat(order.starts()).isEqualTo(2);
		assertThat(order.seconds()).isEqualTo(900);
	}

	@Test
	void takesWhatIsNamed() {
		RunOrder order = order("smoke", "--backends", "reactive,async:off", "--scenarios", "follow,mixed", "--users",
				"100,10", "--starts", "3", "--time", "20m", "--seed", "5", "--scale", "small", "--heap", "1g");
		assertThat(order).isEqualTo(new RunOrder("smoke", List.of("reactive", "async:off"), List.of("follow", "mixed"),
				List.of(10, 100), 3, 1200, 40, "small", "1g", 5));
		assertThat(order.blocks()).extracting(Block::name).containsExactly("follow-10", "mixed-10", "follow-100");
	}

	@Test
	void startsASecondSetOfServicesInAStudyOrWhereItIsNamed() {
		assertThat(order("study").ownTwin()).isTrue();
		assertThat(order("study", "--no-own-twin").ownTwin()).isFalse();
		assertThat(order().ownTwin()).isFalse();
		assertThat(order("quick", "--own-twin").ownTwin()).isTrue();
	}

	@Test
	void leavesOutPagesThatDoNotFitIntoTheHeap() {
		assertThat(order("study").blocks(100)).extracting(Block::name).contains("user-tweets-100");
		assertThat(order("study").blocks(1000)).extracting(Block::name)
			.containsExactly("user-summary-1000", "follow-1000", "tweet-update-1000");
		assertThat(order("study", "--heap", "2g").blocks(1000)).extracting(Block::name).contains("user-tweets-1000");
		assertThat(order("paper", "--heap", "3g").blocks(1000)).extracting(Block::name).contains("user-tweets-1000");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> order("quick", "--scenarios", "user-tweets", "--users", "10,1000"))
			.withMessageContaining("--users=1000");
	}

	@Test
	void profilesInAStudyWhatIsMeasured() {
		assertThat(LoadPreset.profiled(order("study"))).containsExactly(Scenario.USER_SUMMARY);
		assertThat(LoadPreset.profiled(order("study", "--scenarios", "follow"))).isEmpty();
		assertThat(LoadPreset.profiled(order())).isEmpty();
	}

	@Test
	void measuresOtherWorkloadsInAsManyStartsAsAClaimNeeds() {
		RunOrder order = order("workloads");
		assertThat(order.labels()).containsExactly("async", "reactive", "virtual");
		assertThat(order.blocks()).hasSize(15)
			.allMatch((block) -> block.users() == 100 && block.scenario().isPrimary())
			.extracting((block) -> block.scenario().label())
			.doesNotContainAnyElementsOf(order("study").scenarios());
		assertThat(order.starts()).isEqualTo(3);
		assertThat(order.seconds()).isEqualTo(9000);
		assertThat(order.ownTwin()).isFalse();
	}

	@ParameterizedTest
	@MethodSource("commands")
	void takesTheCommandsOfItsDocument(String command) {
		// described backends are files of the reader's
		RunOrder order = order(command.replace(",other.properties", "").split(" "));
		assertThat(order.specs()).isNotEmpty();
		assertThat(order.blocks()).isNotEmpty();
	}

	private static List<String> commands() throws IOException {
		List<String> commands = Files.readAllLines(Path.of("README.md"))
			.stream()
			.filter((line) -> line.startsWith(LOAD) && !line.contains("--resume"))
			.map((line) -> line.substring(LOAD.length()))
			.filter((rest) -> rest.startsWith(" ") && !rest.startsWith("  "))
			.map((rest) -> rest.strip().replaceFirst("  .*", ""))
			.filter((command) -> !command.contains("running.properties"))
			.toList();
		assertThat(commands).hasSizeGreaterThan(15).anyMatch((command) -> command.contains("pool=256"));
		return commands;
	}

	@Test
	void explainsWhichPresetsThereAre() throws IOException {
		String usage = new CommandLine(new LoadCommand()).getUsageMessage();
		String document = Files.readString(Path.of("README.md"));
		assertThat(LoadPreset.values()).allSatisfy((preset) -> {
			assertThat(usage).containsPattern("[\\[|]" + preset.label() + "[|\\]]");
			assertThat(document).contains("| `%s` |".formatted(preset.label()));
		});
	}

	@Test
	void explainsWhichScenariosThereAre() {
		String usage = new CommandLine(CommandLine.Model.CommandSpec.forAnnotatedObject(new LoadOptions()))
			.getUsageMessage();
		assertThat(Scenario.values()).allSatisfy((scenario) -> assertThat(usage).contains(scenario.label()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "--time=0s", "--time=90", "--time=25h", "--users=0", "--starts=21", "--heap=much",
			"--scale=123" })
	void refusesWhatIsNoChoice(String option) {
		assertThatIllegalArgumentException().isThrownBy(() -> order(option));
	}

	private static RunOrder order(String... arguments) {
		LoadOptions options = new LoadOptions();
		new CommandLine(CommandLine.Model.CommandSpec.create()
			.addMixin("options", CommandLine.Model.CommandSpec.forAnnotatedObject(options))).parseArgs(arguments);
		return options.order();
	}

}
