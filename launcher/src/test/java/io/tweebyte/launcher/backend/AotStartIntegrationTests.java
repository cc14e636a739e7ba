package io.tweebyte.launcher.backend;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.aot.AotCache;
import io.tweebyte.launcher.aot.ServiceJars;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Starts of a backend with and without AOT caches. */
class AotStartIntegrationTests {

	@TempDir
	private static Path folder;

	private static Infrastructure infrastructure;

	@BeforeAll
	static void startInfrastructure() throws IOException {
		Assumptions.assumeTrue(AotCache.isSupported(), "this JDK has no AOT caches");
		infrastructure = Infrastructure.temporary(FakeCheckout.in(folder));
	}

	@AfterAll
	static void stopInfrastructure() {
		if (infrastructure != null) {
			infrastructure.close();
		}
	}

	@Test
	void recordsMissingCachesFirstWhereTheyAreRequired() {
		MixedSetup setup = MixedSetup.of(Model.ASYNC);
		BackendOptions options = options(AotMode.REQUIRED);
		assertThat(Backend.hasAotCaches(infrastructure.workspace(), setup, options)).isFalse();

		assertThat(startsFromCaches(setup, options)).containsExactly(true, true);

		assertThat(Backend.hasAotCaches(infrastructure.workspace(), setup, options)).isTrue();
		assertThat(startsFromCaches(setup, options(AotMode.EXISTING))).containsExactly(true, true);
		assertThat(startsFromCaches(setup, options(AotMode.OFF))).containsExactly(false, false);
	}

	@Test
	void startsFromTheJarsWhereNoCacheExists() {
		MixedSetup setup = MixedSetup.of(Model.REACTIVE);
		BackendOptions options = options(AotMode.EXISTING);

		assertThat(startsFromCaches(setup, options)).containsExactly(false, false);

		assertThat(new ServiceJars(infrastructure.workspace(), setup, options).unrecorded())
			.containsExactly(ServiceName.GATEWAY, ServiceName.USER);
	}

	@Test
	void usesNoCacheForAServiceWithFlagsOfItsOwn() {
		MixedSetup setup = MixedSetup.of(Model.ASYNC);
		Backend.prepare(infrastructure, setup, options(AotMode.REQUIRED));
		BackendOptions options = options(AotMode.EXISTING)
			.withJvmFlags((model, service) -> (service == ServiceName.USER) ? List.of("-Xlog:gc") : List.of());

		assertThat(startsFromCaches(setup, options)).containsExactly(true, false);
	}

	@Test
	void startsFromTheJarsWhenAJvmRefusesItsCache() {
		MixedSetup setup = MixedSetup.of(Model.VIRTUAL);
		List<String> progress = new ArrayList<>();
		Backend.prepare(infrastructure, setup, options(AotMode.REQUIRED));
		BackendOptions options = options(AotMode.EXISTING).withProperties(Map.of("fake.fault", "refuses-caches"))
			.withProgress(progress::add);

		assertThat(startsFromCaches(setup, options)).containsExactly(false, false);

		assertThat(progress).anyMatch((line) -> line.contains("does not start from its AOT cache"));
	}

	private static List<Boolean> startsFromCaches(MixedSetup setup, BackendOptions options) {
		try (Backend backend = Backend.start(infrastructure, setup, options)) {
			return backend.processes().stream().map(AotStartIntegrationTests::hasCache).toList();
		}
	}

	private static boolean hasCache(ServiceProcess service) {
		String[] arguments = ProcessHandle.of(service.pid()).orElseThrow().info().arguments().orElseThrow();
		return List.of(arguments).stream().anyMatch((argument) -> argument.startsWith("-XX:AOTCache="));
	}

	private static BackendOptions options(AotMode aot) {
		return BackendOptions.defaults().withHeap("32m").withAot(aot);
	}

}
