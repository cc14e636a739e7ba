package io.tweebyte.load.plan;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import io.tweebyte.launcher.fault.Delays;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

class BackendSpecTests {

	@TempDir
	private Path folder;

	@Test
	void readsANameAndASecurityMode() {
		assertThat(BackendSpec.parse("reactive")).isEqualTo(new BackendSpec("reactive",
				Optional.of(MixedSetup.of(Model.REACTIVE)),
				new BackendConditions("gateway", false, Delays.NONE, OptionalInt.empty(), false), Optional.empty()));
		assertThat(BackendSpec.parse("async:off"))
			.isEqualTo(new BackendSpec("async:off", Optional.of(MixedSetup.of(Model.ASYNC)),
					new BackendConditions("off", false, Delays.NONE, OptionalInt.empty(), false), Optional.empty()));
	}

	@Test
	void readsServicesOfOtherBackendsAndADelay() {
		assertThat(BackendSpec.parse("async+gateway=virtual+user=reactive").setup()).contains(MixedSetup.of(Model.ASYNC)
			.with(ServiceName.GATEWAY, Model.VIRTUAL)
			.with(ServiceName.USER, Model.REACTIVE));
		BackendSpec slow = BackendSpec.parse("async+gateway=virtual:off:delay=200");
		assertThat(slow.label()).isEqualTo("async+gateway=virtual:off:delay=200");
		assertThat(slow.conditions().security()).isEqualTo("off");
		assertThat(slow.conditions().delays().servers()).containsOnlyKeys("user", "tweet", "interaction")
			.containsValue(Duration.ofMillis(200));
	}

	@Test
	void readsDelaysOfOneService() {
		assertThat(delays("async:delay=50@tweet")).isEqualTo(Map.of("tweet", Duration.ofMillis(50)));
		assertThat(delays("async:delay=50:delay=1000@user:delay=0@tweet"))
			.isEqualTo(Map.of("user", Duration.ofSeconds(1), "interaction", Duration.ofMillis(50)));
		assertThat(delays("async:delay=0")).isEmpty();
	}

	private static Map<String, Duration> delays(String text) {
		return BackendSpec.parse(text).conditions().delays().servers();
	}

	@Test
	void readsDelaysOfPostgresAndRedis() {
		assertThat(BackendSpec.parse("async:delay=4@postgres:delay=2@redis").conditions().delays())
			.isEqualTo(new Delays(Map.of("postgres", Duration.ofMillis(4), "redis", Duration.ofMillis(2))));
		Delays all = BackendSpec.parse("async:delay=4@postgres:delay=200").conditions().delays();
		assertThat(all.of("postgres")).isEqualTo(Duration.ofMillis(4));
		assertThat(all.of("redis")).isZero();
		assertThat(all.servers()).hasSize(4);
		assertThat(BackendSpec.parse("async:delay=0@postgres").conditions().delays()).isEqualTo(Delays.NONE);
	}

	@Test
	void readsThatAModelSpeaksByATimer() {
		assertThat(BackendSpec.parse("async").conditions().timer()).isFalse();
		Map<String, String> settings = BackendSpec.parse("async:model=timer").conditions().settings().settings();
		assertThat(Math.exp(Double.parseDouble(settings.get("tweebyte.assistant.stand-in.first-mu")))).isCloseTo(11,
				within(1e-9));
		assertThat(Math.exp(Double.parseDouble(settings.get("tweebyte.assistant.stand-in.length-mu")))).isCloseTo(150,
				within(1e-9));
		assertThat(Double.parseDouble(settings.get("tweebyte.assistant.stand-in.gap-shape"))
				* Double.parseDouble(settings.get("tweebyte.assistant.stand-in.gap-scale")))
			.isCloseTo(11, within(1e-9));
	}

	@Test
	void printsWhatIsItsOwn() {
		assertThat(BackendSpec.parse("async").conditions().line()).isEmpty();
		assertThat(BackendSpec.parse("async:off:pool=256:delay=50@tweet:delay=4@postgres").conditions().line())
			.isEqualTo("tweebyte.database.pool-size=256, tweebyte.limits.call-connections=256, "
					+ "tweebyte.security.mode=off, responses of tweet wait 50 ms, responses of postgres wait 4 ms");
	}

	@Test
	void readsThePoolOfEachService() {
		BackendConditions conditions = BackendSpec.parse("virtual:zero-trust:pool=256").conditions();
		assertThat(conditions.pool()).hasValue(256);
		assertThat(conditions.settings().settings()).containsEntry("tweebyte.security.mode", "zero-trust")
			.containsEntry("tweebyte.database.pool-size", "256")
			.containsEntry("tweebyte.limits.call-connections", "256");
		assertThat(BackendSpec.parse("virtual").conditions().settings().settings())
			.containsOnlyKeys("tweebyte.security.mode");
	}

	@Test
	void readsThatTheLimitsOfProductionStay() {
		assertThat(BackendSpec.parse("virtual:production").conditions().production()).isTrue();
		assertThat(BackendSpec.parse("virtual:off:production").conditions().security()).isEqualTo("off");
		assertThat(BackendSpec.parse("virtual").conditions().production()).isFalse();
	}

	@Test
	void saysWhatIsWrongWithServicesDelaysAndPools() {
		assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async+proxy=virtual"))
			.withMessageStartingWith("'proxy' is no service");
		assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async+gateway=zuul"))
			.withMessageStartingWith("'zuul' is no model");
		assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async+gateway"))
			.withMessage("'gateway' is not of the form service=model");
		for (String delay : List.of("", "-1", "5001", "1s")) {
			assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async:delay=" + delay))
				.withMessage("A delay is a number of milliseconds from 0 to 5000, not '%s'", delay);
		}
		for (String service : List.of("gateway", "mysql", "")) {
			assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async:delay=1@" + service))
				.withMessage("Responses wait at user, tweet, interaction, postgres or redis, not at '%s'", service);
		}
		for (String pool : List.of("", "0", "1001", "ten")) {
			assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async:pool=" + pool))
				.withMessage("A pool has from 1 to 1,000 connections, not '%s'", pool);
		}
	}

	@Test
	void saysWhatThereIsWhenANameIsUnknown() {
		assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async:none"))
			.withMessage("There is no security mode 'none'. There are: gateway, off, zero-trust");
		assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async-virtual"))
			.withMessage("There is no backend 'async-virtual'. There are: async, reactive, virtual");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> BackendSpec.parse(this.folder.resolve("older.properties").toString()))
			.withMessageStartingWith("There is no readable file");
	}

	@Test
	void refusesAFileThatIsInvalid() throws IOException {
		Path file = Files.writeString(this.folder.resolve("older.properties"), "url = 127.0.0.1:9000\n");
		assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse(file.toString()))
			.withMessageStartingWith(file + ": url must be an address");
	}

	@Test
	void namesABackendThatRunsAlreadyAfterItsFile() throws IOException {
		Path file = Files.writeString(this.folder.resolve("older.properties"), "url = http://127.0.0.1:9000\n");
		BackendSpec backend = BackendSpec.parse(file.toString());
		assertThat(backend.label()).isEqualTo("older");
		assertThat(backend.description().orElseThrow().url()).isEqualTo(URI.create("http://127.0.0.1:9000"));
		assertThat(backend.setup()).isEmpty();
	}

}
