package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.SampleFixtures;
import io.tweebyte.load.stats.Samples;
import io.tweebyte.load.stats.Window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class RunFolderTests {

	private static final Timing TIMING = new Timing(Duration.ofSeconds(1), Duration.ofSeconds(5),
			Duration.ofSeconds(15));

	@TempDir
	Path parent;

	@Test
	void readsWhatItWrote() throws IOException {
		RunFolder folder = RunFolder.create(this.parent, "smoke");
		RunRecord record = record();
		folder.write(record);
		assertThat(folder.read()).isEqualTo(record);
	}

	@Test
	void tellsAFileThatIsNoRecord() throws IOException {
		Files.writeString(this.parent.resolve("result.json"), "{\"preset\": ");
		assertThatIOException().isThrownBy(() -> RunFolder.read(this.parent))
			.withMessageContaining("result.json is no record of a run");
		assertThatIOException().isThrownBy(() -> RunFolder.read(this.parent.resolve("nowhere")));
	}

	@Test
	void keepsTheOrderAsItIs() throws IOException {
		RunFolder folder = RunFolder.create(this.parent, "paper");
		LoadOrder order = LoadOrderTests.order(Preset.PAPER, List.of(Contender.REACTIVE, Contender.ASYNC), 42, 5);
		folder.write(order);
		assertThat(folder.order()).isEqualTo(order);
		assertThat(folder.order().blocks()).isEqualTo(order.blocks());
	}

	@Test
	void findsACompleteRunWhoseCellsMayBeMeasuredAgain() throws IOException {
		RunFolder folder = RunFolder.create(this.parent, "smoke");
		folder.write(LoadOrderTests.order(Preset.SMOKE, List.of(Contender.ASYNC), 1, 1));
		RunRecord record = record();
		new RunBook(folder, record).write(RunRecord.State.COMPLETE);
		assertThat(RunFolder.unfinished(this.parent, "", true).name()).isEqualTo(folder.name());
		assertThatIllegalArgumentException().isThrownBy(() -> RunFolder.unfinished(this.parent, "", false));
	}

	@Test
	void refusesToBeginWithoutRoomForTheDatabases() throws IOException {
		RunFolder folder = RunFolder.create(this.parent, "smoke");
		assertThatCode(() -> folder.requireSpace(1)).doesNotThrowAnyException();
		assertThatIOException().isThrownBy(() -> folder.requireSpace(Long.MAX_VALUE / 2))
			.withMessageContaining("MiB are free");
	}

	@Test
	void findsTheLatestRunThatIsNotFinished() throws IOException {
		for (String name : List.of("20260101-000000-a", "20260102-000000-b", "20260103-000000-c",
				"20260104-000000-d")) {
			Path run = Files.createDirectories(this.parent.resolve(name));
			Files.writeString(run.resolve("order.json"), "{}");
			RunRecord.State state = name.endsWith("c") ? RunRecord.State.COMPLETE : RunRecord.State.RUNNING;
			if (!name.endsWith("d")) {
				Files.writeString(run.resolve("result.json"),
						"{\"seed\":1,\"state\":\"" + state + "\",\"statics\":[],\"cells\":[]}");
			}
		}
		assertThat(RunFolder.unfinished(this.parent, "", false).name()).isEqualTo("20260102-000000-b");
		assertThat(RunFolder.unfinished(this.parent, "20260101-000000-a", false).name()).isEqualTo("20260101-000000-a");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> RunFolder.unfinished(this.parent, "20260103-000000-c", false))
			.withMessageEndingWith("There are: 20260101-000000-a, 20260102-000000-b");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> RunFolder.unfinished(this.parent.resolve("none"), "", false))
			.withMessageEndingWith("There are: none");
	}

	private static RunRecord record() {
		Window window = new Window(1_000, 2_000);
		CellFigures figures = CellFigures.of(
				Samples.of(List.of(SampleFixtures.success(1_000, 20), SampleFixtures.failure(1_100, 1, "503"))), window,
				1);
		Usage usage = new Usage(Double.NaN, Optional.of(1.0), Optional.of(2.5), Optional.empty(), Optional.of(3.0),
				Optional.empty(), Optional.of(0.0), Optional.of(9.0));
		Cell cell = Cell.closed(Contender.ASYNC_VIRTUAL, Scenario.USER_SUMMARY, 1);
		Conditions conditions = new Conditions(5, true, Optional.of(2.0), 0.5, 1.5, 0, Double.NaN, 0.1, 0, 0.01);
		CellResult result = new CellResult(cell, Optional.of(window), Optional.of(figures), Map.of("user", usage),
				Optional.of(new CpuLaw(2, 1, 2)), Optional.of(conditions), 0.1, 0.2, List.of("failed"),
				List.of("marked"), List.of("noted"));
		Environment environment = new Environment(Instant.ofEpochSecond(1_700_000_000), "abc-dirty", "25",
				List.of("-Xmx1m"), List.of("-Xmx2m"), new Limits(new TreeMap<>(Map.of("a", "b"))), 2, "Linux",
				Map.of("user-summary", "00"), Map.of("async/user", "11"), "EPYC, 4 GiB");
		return new RunRecord("smoke", -7, "small", TIMING, Via.SERVICE, RunRecord.State.INTERRUPTED, environment,
				List.of("past the gateway"), Optional.of(8000.0),
				List.of(new StaticFigures(Contender.REACTIVE, "user", 1, 2, 3, 4, 5)),
				List.of(result, CellResult.failed(cell, "never started")));
	}

}
