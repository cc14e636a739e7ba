package io.tweebyte.load.profile;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.jmeter.FakeBackend;
import io.tweebyte.load.jmeter.JMeter;
import io.tweebyte.load.jmeter.PlanVariables;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.run.FakeBackends;
import io.tweebyte.load.run.RunProgress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Profiles two JVMs with JMeter. */
class ProfileRunIntegrationTests {

	@TempDir
	private Path folder;

	private final List<String> said = new ArrayList<>();

	@Test
	void findsTheServerOfBothBackends() throws Exception {
		FakeBackend.data(this.folder, 10);
		RunStore store = new RunStore(Files.createDirectories(this.folder.resolve("run")));
		Profile profile;
		try (FakeProcess async = FakeProcess.start();
				FakeProcess reactive = FakeProcess.start();
				SlicedLoad load = generator()) {
			RunningBackends backends = FakeBackends.of(List.of(async.as("async"), reactive.as("reactive")), this.folder,
					() -> {
					});
			RunOrder order = new RunOrder("profile", List.of("async", "reactive"), List.of("user-summary"), List.of(4),
					1, 60, 5, "tiny", "256m", 11);
			profile = new ProfileRun(order, new SimulatedRun(1, 1, "follow").run().conditions(), 4, store, progress())
				.run(backends, load);
		}
		assertThat(profile.backends()).hasSize(2).allSatisfy((backend) -> {
			assertThat(backend.byMethod(new Flames().layers()).keySet())
				.anyMatch((method) -> method.get(1).equals("HTTP server") || method.get(1).equals("network"));
			assertThat(backend.byClass()).isNotEmpty();
			assertThat(backend.coverage().get("gateway")).isBetween(0.2, 1.5);
		});
		assertThat(store.folder().resolve("recordings/reactive-gateway.jfr")).isNotEmptyFile();
		assertThat(this.said).contains("2 rounds without recordings", "4 rounds with recordings");
		assertThat(ProfilePage.write(profile, store.folder())).content()
			.contains("FakeBackend.respond", "reactive − async");
	}

	private SlicedLoad generator() throws Exception {
		return new JMeter(Path.of("engine/target/jmeter"), Path.of("settings")).startSliced(
				Path.of("driver/target/classes").toAbsolutePath(),
				Map.of("user-summary", Scenario.USER_SUMMARY.plan(Path.of("plans").toAbsolutePath())), Map.of(),
				PlanVariables.properties(this.folder, 4), this.folder);
	}

	private RunProgress progress() {
		return new RunProgress() {

			@Override
			public void say(String line) {
				ProfileRunIntegrationTests.this.said.add(line);
			}

			@Override
			public void working(String what) {
				// no terminal
			}

		};
	}

}
