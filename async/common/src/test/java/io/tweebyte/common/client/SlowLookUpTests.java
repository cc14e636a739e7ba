package io.tweebyte.common.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.call.CalledService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.testsupport.CallSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Qualifier;

import static org.assertj.core.api.Assertions.assertThat;

/** Looking up a host name blocks a thread for seconds while DNS does not respond. */
class SlowLookUpTests {

	private static final Duration LONG = Duration.ofSeconds(20);

	private static final Duration CALL = Duration.ofMillis(200);

	private final CountDownLatch end = new CountDownLatch(1);

	private final ExecutorService connections = Executors.newSingleThreadExecutor();

	private final ExecutorService calls = Executors.newSingleThreadExecutor();

	@AfterEach
	void stop() {
		this.end.countDown();
		this.connections.close();
		this.calls.close();
	}

	@Test
	void isGivenUpInTime() {
		this.connections.execute(this::lookUp);
		TimeSettings times = new TimeSettings(LONG, LONG, LONG, LONG, CALL, LONG, LONG, LONG, LONG.multipliedBy(3),
				LONG);
		HttpClient client = new ClientConfiguration().serviceConnections(times, this.connections);
		ServiceClient service = new ServiceClient(client,
				new CalledService(URI.create("http://127.0.0.1:9"), () -> null), times, CallSettings.LIMITS,
				CallSettings.attempts(1), this.calls, Executors.newScheduledThreadPool(0));
		Caller caller = new Caller(UUID.randomUUID(), false, "Bearer x", "r-1", null, "127.0.0.1", Deadline.in(LONG));
		CompletableFuture<Integer[]> response = service.get("/numbers", caller, Integer[].class);
		assertThat(response).failsWithin(Duration.ofSeconds(5))
			.withThrowableThat()
			.withCauseInstanceOf(CallFailedException.class);
	}

	@Test
	void holdsNoThreadThatGivesUpCalls() throws NoSuchMethodException {
		Qualifier threads = ClientConfiguration.class
			.getDeclaredMethod("serviceConnections", TimeSettings.class, Executor.class)
			.getParameters()[1].getAnnotation(Qualifier.class);
		assertThat(threads.value()).isEqualTo("connectionThreads");
	}

	private void lookUp() {
		try {
			this.end.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
