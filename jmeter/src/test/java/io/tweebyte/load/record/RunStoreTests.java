package io.tweebyte.load.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;

import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.measuring.machine.ProcessUse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class RunStoreTests {

	private final SimulatedRun simulated = new SimulatedRun(2, 3, "follow");

	@TempDir
	private Path folder;

	@Test
	void readsWhatItWrote() throws IOException {
		RunStore store = RunStore.create(this.folder, "quick");
		WorkRecord work = new WorkRecord(1, "follow-10", "async", 200, Map.of("user", 1.0), Map.of(), 12);
		store.write(this.simulated.run());
		List<SliceRecord> slices = this.simulated.slices();
		store.addSlices(slices.subList(0, 3));
		store.addSlices(slices.subList(3, slices.size()));
		store.addWork(List.of(work));
		RunStore read = RunStore.all(this.folder).getFirst();
		assertThat(read.name()).endsWith("-quick");
		assertThat(read.run()).isEqualTo(this.simulated.run());
		assertThat(read.slices()).isEqualTo(slices);
		assertThat(read.work()).containsExactly(work);
	}

	@Test
	void keepsFiguresThatCannotBeReadAsSuch() throws IOException {
		RunStore store = new RunStore(this.folder);
		SliceRecord slice = this.simulated.slices().getFirst();
		ProcessUse unknown = new ProcessUse(1, Double.NaN, Double.NaN, 0, 0, 0, Double.NaN, Double.NaN, Double.NaN);
		store.addSlices(List.of(new SliceRecord(1, "follow-10", 1, slice.phase(), 1, "async", false, slice.load(),
				Map.of("redis", unknown), slice.around(), null, null)));
		assertThat(store.slices().getFirst().use()).isEqualTo(Map.of("redis", unknown));
	}

	@Test
	void skipsALastLineThatWasCutOff() throws IOException {
		RunStore store = new RunStore(this.folder);
		store.addSlices(this.simulated.slices().subList(0, 2));
		Files.writeString(this.folder.resolve("slices.jsonl"), "{\"start\":1,\"blo", StandardOpenOption.APPEND);
		assertThat(store.slices()).hasSize(2);
	}

	@Test
	void refusesAMalformedLineBeforeTheLast() throws IOException {
		RunStore store = new RunStore(this.folder);
		Files.writeString(this.folder.resolve("slices.jsonl"), "{\"start\n{}\n");
		assertThatIOException().isThrownBy(store::slices).withMessageStartingWith("Line 1 of");
	}

	@Test
	void forgetsAStartThatWasBrokenOff() throws IOException {
		RunStore store = new RunStore(this.folder);
		store.addSlices(this.simulated.slices());
		store.forget(2);
		assertThat(store.slices()).hasSize(9).allMatch((slice) -> slice.start() == 1);
	}

	@Test
	void readsRunsOfThePast() throws IOException {
		RunStore store = new RunStore(this.folder);
		store.write(this.simulated.run());
		Path file = this.folder.resolve("run.json");
		Files.writeString(file, Files.readString(file).replaceFirst(",\\s*\"pairs\" : false", ""));
		assertThat(file).content().doesNotContain("pairs");
		assertThat(store.run()).isEqualTo(this.simulated.run());
	}

	/** Their warm-up judged all scenarios together, and had neither rates nor a limit. */
	@Test
	void readsWarmUpsOfThePast() throws IOException {
		RunStore store = new RunStore(this.folder);
		WarmUpRecord warmUp = new WarmUpRecord(10, 4, 88, 0.0, List.of(), List.of("async"));
		store.write(this.simulated.run().with(StartRecord.of(1, System.nanoTime(), List.of(warmUp), Map.of())));
		Path file = this.folder.resolve("run.json");
		Files.writeString(file,
				Files.readString(file)
					.replaceFirst(",\\s*\"limit\" : 0.0", "")
					.replaceFirst(",\\s*\"warmths\" : \\[ ]", "")
					.replaceFirst(",\\s*\"rates\" : \\[ ]", "")
					.replaceFirst(",\\s*\"ownTwin\" : false", ""));
		assertThat(file).content().doesNotContain("limit", "warmths", "ownTwin");
		StartRecord read = store.run().starts().getLast();
		assertThat(read.warmUps()).containsExactly(warmUp);
		assertThat(read.rates()).isEmpty();
	}

}
