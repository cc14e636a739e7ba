package io.tweebyte.gateway;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Bodies that clients do not complete. The service has not failed then, so its circuit
 * breaker stays closed.
 */
@ExtendWith(OutputCaptureExtension.class)
@TestPropertySource(properties = { "tweebyte.time.head=20s", "tweebyte.time.idle=20s" })
class AbortedBodiesIntegrationTests extends GatewayIntegrationTest {

	private static final String USER_PATH = "/user-service/users/1";

	private static final String BEGUN = head("PUT", USER_PATH,
			"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n");

	private final Semaphore begun = new Semaphore(0);

	@ParameterizedTest
	@EnumSource
	void areNotCountedAsFailuresOfTheService(Abort abort) throws Exception {
		abortBodies(60, abort);
		assertThatTheServiceIsCalled();
		assertThat(breaker().getMetrics().getNumberOfFailedCalls()).isZero();
		assertThat(breaker().getMetrics().getNumberOfNotPermittedCalls()).isZero();
	}

	@ParameterizedTest
	@EnumSource
	void giveThePermissionsOfAHalfOpenBreakerBack(Abort abort) throws Exception {
		breaker().transitionToOpenState();
		breaker().transitionToHalfOpenState();
		abortBodies(10, abort);
		assertThatTheServiceIsCalled();
		assertThat(breaker().getState()).isEqualTo(CircuitBreaker.State.HALF_OPEN);
	}

	@ParameterizedTest
	@EnumSource
	void areLoggedWithoutTheirStack(Abort abort, CapturedOutput output) throws Exception {
		int before = output.length();
		abortBodies(20, abort);
		assertThatTheServiceIsCalled();
		assertThat(output.toString().substring(before)).doesNotContain("\tat ");
	}

	@Test
	void areNotCountedAsFailuresOfTheServiceWhenTheyAreTooSlow() throws Exception {
		CountDownLatch aborted = new CountDownLatch(30);
		services((request, connection) -> receive(connection, aborted));
		List<RawHttp> clients = new ArrayList<>();
		for (int i = 0; i < 30; i++) {
			clients.add(connect().send(BEGUN));
		}
		for (RawHttp client : clients) {
			assertThat(client.read().status()).isEqualTo(400);
			client.close();
		}
		assertThat(aborted.await(10, TimeUnit.SECONDS)).isTrue();
		assertThatTheServiceIsCalled();
		assertThat(breaker().getMetrics().getNumberOfFailedCalls()).isZero();
	}

	@Test
	void doNotKeepABreakerHalfOpenWhenTheyAreSlow() throws Exception {
		CircuitBreaker breaker = breaker();
		breaker.transitionToOpenState();
		breaker.transitionToHalfOpenState();
		int permits = breaker.getCircuitBreakerConfig().getPermittedNumberOfCallsInHalfOpenState();
		CountDownLatch begun = new CountDownLatch(permits);
		services((request, connection) -> {
			begun.countDown();
			connection.respond("200 OK", "{}");
		});
		for (int i = 0; i < permits; i++) {
			client("127.0.0.1")
				.send(head("PUT", USER_PATH, "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"))
				.send("{");
		}
		awaitLatch(begun);
		assertThat(get(USER_PATH).status()).isEqualTo(503);
		Awaitility.await().until(() -> get(USER_PATH).status() == 200);
		assertThat(this.clients.getFirst().read().status()).isEqualTo(400);
	}

	private void abortBodies(int times, Abort abort) throws Exception {
		CountDownLatch aborted = new CountDownLatch(times);
		services((request, connection) -> receive(connection, aborted));
		for (int i = 0; i < times; i++) {
			try (RawHttp client = connect()) {
				client.send(BEGUN);
				Awaitility.await().until(() -> this.begun.tryAcquire() || client.hasInput());
				assertThat(client.hasInput()).as("a response before the body ended, to client %d", i).isFalse();
				abort.end(client);
			}
		}
		assertThat(aborted.await(10, TimeUnit.SECONDS)).isTrue();
	}

	private void receive(RawServer.Connection connection, CountDownLatch aborted) throws IOException {
		try {
			connection.readChunk();
			this.begun.release();
			connection.readBody();
		}
		catch (IOException ex) {
			aborted.countDown();
			throw ex;
		}
	}

	private void assertThatTheServiceIsCalled() throws IOException {
		services((request, connection) -> connection.respond("200 OK", "{}"));
		assertThat(get(USER_PATH).status()).isEqualTo(200);
		assertThat(breaker().getMetrics().getNumberOfSuccessfulCalls()).isEqualTo(1);
	}

	private CircuitBreaker breaker() {
		return this.breakers.circuitBreaker("user");
	}

	/** How a client aborts its body. */
	private enum Abort {

		END {
			@Override
			void end(RawHttp client) {
				// closing the connection ends it
			}
		},

		RESET {
			@Override
			void end(RawHttp client) throws IOException {
				client.reset();
			}
		},

		MALFORMED {
			@Override
			void end(RawHttp client) throws IOException {
				assertThat(client.send("zz\r\n").read().status()).isEqualTo(400);
			}
		};

		abstract void end(RawHttp client) throws IOException;

	}

}
