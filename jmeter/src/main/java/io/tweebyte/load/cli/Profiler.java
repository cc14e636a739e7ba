package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

import io.tweebyte.load.backend.LocalBackends;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.profile.Profile;
import io.tweebyte.load.profile.ProfilePage;
import io.tweebyte.load.profile.ProfileRun;
import io.tweebyte.load.record.RunStore;

/** Starts backends, profiles one scenario, and says what it found. */
record Profiler(RigFiles files, TerminalProgress progress) {

	static final int LEAST_ROUNDS = 8;

	static final int USUAL_ROUNDS = 20;

	private static final int WARM_UP_SECONDS = 90;

	/** Of a slice with its readings. */
	private static final double SLICE_SECONDS = 1.5;

	private static final int START_SECONDS = 60;

	static RunOrder order(List<String> backends, Scenario scenario, int users, int rounds, String scale, String heap) {
		int slices = (backends.size() + 1) * ProfileRun.all(rounds);
		return new RunOrder("profile", backends, List.of(scenario.label()), List.of(users), 1,
				START_SECONDS + WARM_UP_SECONDS + (int) (slices * SLICE_SECONDS), WARM_UP_SECONDS, scale, heap,
				ThreadLocalRandom.current().nextInt(1_000_000));
	}

	/** Returns the page. */
	Path profile(RunOrder order, int rounds, RunStore store) throws IOException, SQLException, InterruptedException {
		LocalBackends source = new LocalBackends(this.files, order, store.folder(), this.progress::say,
				ProfileRun.FLAGS);
		source.prepare();
		this.progress.begin();
		this.progress.say("starting " + String.join(", ", order.labels()));
		Profile profile;
		try (RunningBackends backends = source.start(1);
				SlicedLoad load = new Generators(this.files, store.folder(), order).start(order.blocks(),
						backends.data())) {
			this.progress.say("%s are ready; warming up".formatted(String.join(", ", order.labels())));
			profile = new ProfileRun(order, LoadCommand.conditions(this.files, order), rounds, store, this.progress)
				.run(backends, load);
		}
		this.progress.say("");
		ProfilePage.sentences(profile).forEach(this.progress::say);
		this.progress.say("");
		return ProfilePage.write(profile, store.folder());
	}

}
