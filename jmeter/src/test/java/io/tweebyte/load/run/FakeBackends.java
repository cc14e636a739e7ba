package io.tweebyte.load.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.watch.StatementCounts;

/** Backends without databases. */
public record FakeBackends(List<RunningBackend> all, Path data, Runnable end) implements RunningBackends {

	@Override
	public Optional<StatementCounts> statements() {
		return Optional.empty();
	}

	@Override
	public Map<String, Double> startSeconds() {
		return Map.of("async", 1.0);
	}

	@Override
	public Optional<PlanData> plan() {
		return Optional.empty();
	}

	@Override
	public void close() {
		this.end.run();
	}

}
