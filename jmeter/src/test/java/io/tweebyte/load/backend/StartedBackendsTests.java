package io.tweebyte.load.backend;

import java.net.URI;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.plan.BackendDescription;
import io.tweebyte.measuring.machine.WatchedProcess;
import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StartedBackendsTests {

	@Test
	void nameAFailureWithoutAMessageByItsKind() {
		NullPointerException cause = new NullPointerException();
		assertThat(StartedBackends.failure(cause)).hasMessageContaining("NullPointerException").hasCause(cause);
	}

	@Test
	void keepAMessageForUsers() {
		ServerException known = new ServerException("Port 1 is in use.");
		assertThat(StartedBackends.failure(known)).isSameAs(known);
	}

	@Test
	void countPostgresOfADescribedBackendWithItsChildren() {
		Target target = Target.of(new BackendDescription(URI.create("http://127.0.0.1:9000"),
				Map.of("gateway", 11L, "postgres", 12L), Optional.empty()));
		assertThat(target.processes()).containsExactlyInAnyOrder(WatchedProcess.alone("gateway", 11),
				WatchedProcess.family("postgres", 12));
		assertThat(target.isStarted()).isFalse();
	}

}
