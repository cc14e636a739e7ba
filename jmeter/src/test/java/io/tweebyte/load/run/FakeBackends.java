package io.tweebyte.load.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.RunningBackends;

/** Backends without databases. */
public final class FakeBackends {

	private FakeBackends() {
	}

	public static RunningBackends of(RunningBackend... all) {
		return of(List.of(all), null, () -> {
		});
	}

	public static RunningBackends of(List<RunningBackend> all, Path data, Runnable end) {
		return new RunningBackends(all, data, Optional.empty(), Map.of("async", 1.0), Optional.empty(),
				Optional.empty(), end);
	}

}
