package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workload.Count;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.report.LabReport;
import io.tweebyte.lab.script.ScriptRuntime;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.machine.Environment;
import io.tweebyte.measuring.machine.Hardware;
import io.tweebyte.measuring.run.RunFolder;

/** Begins runs, and finds those that can be resumed. */
final class LabRuns {

	private static final long SPACE = 50L << 20;

	private final LabFolders folders;

	LabRuns(LabFolders folders) {
		this.folders = folders;
	}

	/**
	 * Begins a run.
	 * @throws UnwritableException when its folder cannot be written, or the disk is
	 * nearly full
	 */
	LabRun begin(LabPreset preset, List<Cell> cells, long seed, Corpus corpus) throws IOException {
		LabOrder order = new LabOrder(preset, cells, preset.rounds(), seed, corpus.folder(),
				counts(cells, corpus, Workload::signals), counts(cells, corpus, Workload::handOffs),
				conditions(corpus));
		Path runs = this.folders.runs();
		try {
			LabRun run = new LabRun(RunFolder.create(runs, preset.label(), SPACE));
			run.begin(order);
			return run;
		}
		catch (IOException ex) {
			throw new UnwritableException(runs, ex);
		}
	}

	private static Map<String, Double> counts(List<Cell> cells, Corpus corpus, Function<Workload, Count> counted)
			throws IOException {
		Map<String, Double> counts = new TreeMap<>();
		try (Sources sources = corpus.sources(Scale.MEASURED)) {
			for (String name : cells.stream().map(Cell::workload).distinct().toList()) {
				Count count = counted.apply(Workloads.named(name));
				if (count != null) {
					counts.put(name, count.in(sources));
				}
			}
		}
		return counts;
	}

	/** Returns what must not change within a run. */
	List<String> conditions(Corpus corpus) throws IOException {
		List<String> conditions = new ArrayList<>(ofMachine());
		conditions.add("Changes since the commit: " + GitChanges.fingerprint(this.folders.root()).orElse("none"));
		conditions.add("Content of the books: " + corpus.fingerprint(Scale.MEASURED));
		return conditions;
	}

	private List<String> ofMachine() {
		return List.of("Machine: " + Hardware.words(), "Processors: " + Runtime.getRuntime().availableProcessors(),
				"System: " + Environment.system(), "JDK: " + Environment.jdk(),
				"Node.js: " + ScriptRuntime.NODE.version(), "Mono: " + ScriptRuntime.MONO.version(),
				"Commit: " + Environment.commit(this.folders.root()),
				"JVM of each operator, pipeline and call: 512 MB of heap, serial collector",
				"JVM of each style of records: 256 MB of heap, serial collector",
				"Heap and collector of Node.js and Mono: their defaults");
	}

	/**
	 * Returns the latest run that was interrupted.
	 * @throws IllegalArgumentException when there is none, or it was measured under other
	 * conditions
	 */
	LabRun interrupted() throws IOException {
		for (LabRun run : LabRun.all(this.folders.runs()).reversed()) {
			if (!run.isComplete() || !LabReport.isWritten(run)) {
				return underSameConditions(run);
			}
		}
		throw new IllegalArgumentException("There is no interrupted run in %s.".formatted(this.folders.runs()));
	}

	private LabRun underSameConditions(LabRun run) throws IOException {
		List<String> others = run.order().conditionsNotIn(conditions(new Corpus(run.order().corpus())));
		if (!others.isEmpty()) {
			throw new IllegalArgumentException(
					"The run %s cannot be resumed, since it was measured under other conditions: %s. Begin a new one."
						.formatted(run.folder().name(), String.join("; ", others)));
		}
		return run;
	}

}
