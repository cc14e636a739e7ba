package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.messages.BrokerSettings;
import io.tweebyte.lab.messages.MessageSource;
import io.tweebyte.lab.script.ScriptRuntime;
import io.tweebyte.lab.work.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class StartableWorkloadsTests {

	private final List<String> said = new ArrayList<>();

	@Test
	void leavesOutMessagesWithoutABroker(@TempDir Path books) throws IOException {
		Files.writeString(books.resolve("one.txt"), "a line");
		try (MessageSource broken = new MessageSource(1, new BrokerSettings(0, "3m"));
				Sources sources = Sources.withCheckedBooks(Scale.CHECK, books).with(broken)) {
			List<Workload> ofJava = StartableWorkloads.found(Workloads.all(), (runtime) -> false);
			StartableWorkloads startable = StartableWorkloads.of(ofJava, sources, this.said::add);
			assertThat(startable.leftOut()).containsExactly(this.said.getLast());
			assertThat(startable.workloads()).extracting(Workload::level)
				.contains(Workloads.OPERATORS, Workloads.PIPELINES, Workloads.CALLS)
				.doesNotContain(Workloads.MESSAGES);
			assertThat(this.said).hasSize(2)
				.last()
				.asString()
				.startsWith("The Kafka broker could not be started: ")
				.endsWith("The level messages is left out.");
		}
	}

	@Test
	void leavesOutMessagesWhenTheBrokerDoesNotStartAgain(@TempDir Path books) throws IOException {
		Files.writeString(books.resolve("one.txt"), "a line");
		StartableWorkloads checked = new StartableWorkloads(
				List.of(Workloads.named("stream-map"), Workloads.named("message-send")), List.of("mono is left out."),
				true);
		try (MessageSource broken = new MessageSource(1, new BrokerSettings(0, "3m"));
				Sources sources = Sources.withCheckedBooks(Scale.CHECK, books).with(broken)) {
			StartableWorkloads measured = checked.startedFor(sources, this.said::add);
			assertThat(measured.workloads()).extracting(Workload::name).containsExactly("stream-map");
			assertThat(measured.leftOut()).containsExactly("mono is left out.", this.said.getLast());
			assertThat(measured.hasBroker()).isFalse();
		}
	}

	@Test
	void leavesOutWhatNeedsAProgramThatIsMissing() {
		assertThat(StartableWorkloads.found(Workloads.all(), (runtime) -> runtime == ScriptRuntime.MONO))
			.extracting(Workload::name)
			.contains("biggest-word", "biggest-word-mono")
			.doesNotContain("biggest-word-node", "csv-characters-node");
		assertThat(StartableWorkloads.programs().texts()).extracting(List::getFirst).containsExactly("node", "mono");
		assertThat(ScriptRuntime.MONO.missing()).contains("not on the PATH; install Mono");
	}

	@Test
	void startsNothingForOtherLevels() throws IOException {
		List<Workload> operators = Workloads.ofLevel(Workloads.OPERATORS);
		assertThat(StartableWorkloads.of(operators, null, this.said::add))
			.isEqualTo(new StartableWorkloads(operators, List.of(), true));
		assertThat(this.said).isEmpty();
	}

}
