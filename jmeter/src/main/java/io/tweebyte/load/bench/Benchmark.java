package io.tweebyte.load.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.data.BenchData;
import io.tweebyte.measuring.table.Table;

/**
 * What a {@link BenchSession} measures, and what must be right about it.
 *
 * @param <C> what is known of one kind of request, or of a backend
 */
public interface Benchmark<C> {

	String name();

	List<C> measure(Subject subject, BackendStarter starter, Backend backend)
			throws IOException, SQLException, InterruptedException;

	Table<C> table(List<C> costs);

	/**
	 * Returns a table for programs, which is kept as {@code report.csv}; empty when there
	 * is none.
	 */
	default Optional<Table<C>> report(List<C> costs) {
		return Optional.empty();
	}

	List<String> remarks(List<C> costs);

	/** What went wrong; none of it when every figure may be compared. */
	List<String> problems(List<C> costs);

	/** States that nothing went wrong. */
	String praise();

	/** Returns the heap of each service, such as 256m. */
	default String heap() {
		return BackendStarter.HEAP;
	}

	default Map<String, String> settings() {
		return Map.of();
	}

	/**
	 * A backend, and what requests are made of.
	 *
	 * @param ladder the jar of the study's style
	 */
	record Subject(Model name, BenchData data, Map<UUID, String> tokens, CostMeter meter, Path ladder,
			Consumer<String> progress) {
	}

}
