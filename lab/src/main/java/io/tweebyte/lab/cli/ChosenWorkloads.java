package io.tweebyte.lab.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import picocli.CommandLine.Option;

/** Options that choose workloads, by name or by level. */
final class ChosenWorkloads {

	@Option(names = "--workloads", split = ",", paramLabel = "NAME",
			description = "Only these; ./tweebyte lab list names all.")
	private List<String> workloads = List.of();

	@Option(names = "--level", split = ",", paramLabel = "LEVEL",
			description = "Only workloads of these levels: ${COMPLETION-CANDIDATES}.",
			completionCandidates = Levels.class)
	private List<String> levels = List.of();

	/**
	 * Returns the names of those that were chosen; none for all.
	 * @throws IllegalArgumentException when there is no such workload or level
	 */
	List<String> names() {
		Stream<Workload> named = this.workloads.stream().map(Workloads::named);
		Stream<Workload> ofLevels = this.levels.stream().flatMap((level) -> Workloads.ofLevel(level).stream());
		return Stream.concat(named, ofLevels).map(Workload::name).distinct().toList();
	}

	/**
	 * Returns those that were chosen, or all.
	 * @throws IllegalArgumentException when there is no such workload or level
	 */
	List<Workload> orAll() {
		List<String> names = names();
		return names.isEmpty() ? Workloads.all() : names.stream().map(Workloads::named).toList();
	}

	/** The names of levels, for the help. */
	static final class Levels extends ArrayList<String> {

		Levels() {
			super(Workloads.LEVELS);
		}

	}

}
