package io.tweebyte.load.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class BackendSpecTests {

	@TempDir
	private Path folder;

	@Test
	void readsANameAndASecurityMode() {
		assertThat(BackendSpec.parse("reactive")).isEqualTo(new BackendSpec("reactive",
				Optional.of(MixedSetup.of(Model.REACTIVE)), "gateway", false, Duration.ZERO, Optional.empty()));
		assertThat(BackendSpec.parse("async:off")).isEqualTo(new BackendSpec("async:off",
				Optional.of(MixedSetup.of(Model.ASYNC)), "off", false, Duration.ZERO, Optional.empty()));
	}

	@Test
	void readsServicesOfOtherBackendsAndADelay() {
		assertThat(BackendSpec.parse("async+gateway=virtual+user=reactive").setup()).contains(MixedSetup.of(Model.ASYNC)
			.with(ServiceName.GATEWAY, Model.VIRTUAL)
			.with(ServiceName.USER, Model.REACTIVE));
		BackendSpec slow = BackendSpec.parse("async+gateway=virtual:off:delay=200");
		assertThat(slow.label()).isEqualTo("async+gateway=virtual:off:delay=200");
		assertThat(slow.security()).isEqualTo("off");
		assertThat(slow.delay()).isEqualTo(Duration.ofMillis(200));
	}

	@Test
	void readsThatTheLimitsOfProductionStay() {
		assertThat(BackendSpec.parse("virtual:production").production()).isTrue();
		assertThat(BackendSpec.parse("virtual:off:production").security()).isEqualTo("off");
		assertThat(BackendSpec.parse("virtual").production()).isFalse();
	}

	@Test
	void saysWhatIsWrongWithServicesAndDelays() {
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
	void namesABackendThatRunsAlreadyAfterItsFile() throws IOException {
		Path file = Files.writeString(this.folder.resolve("older.properties"), "url = http://127.0.0.1:9000\n");
		BackendSpec backend = BackendSpec.parse(file.toString());
		assertThat(backend.label()).isEqualTo("older");
		assertThat(backend.description()).contains(file.toAbsolutePath());
		assertThat(backend.setup()).isEmpty();
	}

}
