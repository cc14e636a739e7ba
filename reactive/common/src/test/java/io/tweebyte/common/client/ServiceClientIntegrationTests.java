package io.tweebyte.common.client;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.call.CallRefusedException;
import io.tweebyte.shared.call.CalledService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.testsupport.CallSettings;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Connection;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.netty.resources.ConnectionProvider;

import org.springframework.boot.LazyInitializationBeanFactoryPostProcessor;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.web.reactive.function.client.WebClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class ServiceClientIntegrationTests {

	/** Of the two seconds of a call. */
	private static final Duration MOST = Duration.ofMillis(1600);

	private final AtomicInteger calls = new AtomicInteger();

	private final CountDownLatch end = new CountDownLatch(1);

	private RawServer service;

	@BeforeEach
	void start() throws IOException {
		this.service = RawServer.start((request, connection) -> connection.respond("200 OK", "[1,2]"));
	}

	@AfterEach
	void stop() throws IOException {
		this.end.countDown();
		this.service.close();
	}

	@Test
	void readsWhatTheServiceAnswers() {
		assertThat(get(client(2)).join()).containsExactly(1, 2);
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 2 })
	void asksAgainWhenTheConnectionBreaksBeforeAByte(int attempts) {
		respond((connection) -> connection.close());
		assertThatThrownBy(get(client(attempts))::join).hasCauseInstanceOf(CallFailedException.class);
		assertThat(this.calls).hasValue(attempts);
	}

	@Test
	void asksAgainWhenAConnectionThatWasKeptHasBroken() {
		ServiceClient client = client(2);
		respond((connection) -> {
			if (this.calls.get() == 2) {
				connection.close();
			}
			else {
				connection.respond("200 OK", "[3]");
			}
		});
		assertThat(get(client).join()).containsExactly(3);
		assertThat(get(client).join()).containsExactly(3);
		assertThat(this.calls).hasValue(3);
	}

	@Test
	void doesNotAskAgainAfterTheHead() {
		respond((connection) -> {
			connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n[1");
			connection.close();
		});
		assertThatThrownBy(get(client(2))::join).hasCauseInstanceOf(CallFailedException.class);
		assertThat(this.calls).hasValue(1);
	}

	@Test
	void doesNotAskAgainAfterATimeOut() {
		respond((connection) -> await());
		assertThatThrownBy(get(client(2))::join).hasCauseInstanceOf(CallFailedException.class)
			.hasMessageContaining("Timeout");
		assertThat(this.calls).hasValue(1);
	}

	@Test
	void doesNotWaitForABodyThatNeverEnds() {
		respond((connection) -> {
			connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n[1");
			await();
		});
		assertThatThrownBy(get(client(2))::join).hasCauseInstanceOf(CallFailedException.class);
		assertThat(this.calls).hasValue(1);
	}

	@Test
	void failsAtOnceWhenNoServerListens() {
		ServiceClient client = client(2, "http://127.0.0.1:" + FreePorts.find());
		assertThatThrownBy(get(client)::join).hasCauseInstanceOf(CallFailedException.class)
			.hasMessageContaining("Connect");
	}

	@Test
	void tellsARefusalFromAFailure() {
		respond((connection) -> connection.respond("404 Not Found", "{}"));
		assertThatThrownBy(get(client(2))::join).hasCauseInstanceOf(CallRefusedException.class);
		respond((connection) -> connection.respond("500 Internal Server Error", "{}"));
		assertThatThrownBy(get(client(2))::join).hasCauseInstanceOf(CallFailedException.class);
		respond((connection) -> connection.respond("200 OK", "malformed"));
		assertThatThrownBy(get(client(2))::join).hasCauseInstanceOf(CallFailedException.class);
		assertThat(this.calls).hasValue(3);
	}

	@Test
	void refusesCallsThatDoNotFit() {
		ServiceClient client = client(2);
		respond((connection) -> {
			await();
			connection.respond("200 OK", "[1]");
		});
		List<CompletableFuture<Integer[]>> all = IntStream.range(0, 5).mapToObj((i) -> get(client)).toList();
		CompletableFuture<Object> refused = CompletableFuture.anyOf(all.toArray(CompletableFuture[]::new));
		assertThatThrownBy(refused::join).hasCauseInstanceOf(ApiException.class);
		assertThat(all).filteredOn(CompletableFuture::isDone).hasSize(1);

		this.end.countDown();
		assertThat(all).filteredOn((call) -> isAnswered(call)).hasSize(4);
		assertThat(get(client).join()).containsExactly(1);
	}

	@Test
	void doesNotMakeACallWhoseTurnComesTooLate() {
		ServiceClient client = client(2);
		respond((connection) -> await());
		List<CompletableFuture<Integer[]>> first = List.of(get(client), get(client));
		CompletableFuture<Integer[]> waiting = get(client, Duration.ofMillis(300));
		assertThatThrownBy(waiting::join).hasCauseInstanceOf(ApiException.class)
			.hasMessageContaining(Messages.TOO_SLOW);
		first.forEach((call) -> assertThatThrownBy(call::join).hasCauseInstanceOf(CallFailedException.class));

		respond((connection) -> connection.respond("200 OK", "[2]"));
		assertThat(get(client).join()).containsExactly(2);
		assertThat(this.calls).hasValue(3);
	}

	@Test
	void blamesNoServiceForACallThatWaitedForMostOfItsTime() {
		ServiceClient client = client(2);
		respond((connection) -> await());
		List<CompletableFuture<Integer[]>> first = List.of(get(client, MOST), get(client, MOST));
		CompletableFuture<Integer[]> late = get(client);
		assertThatThrownBy(late::join).hasCauseInstanceOf(ApiException.class).hasMessageContaining(Messages.TOO_SLOW);
		first.forEach((call) -> assertThatThrownBy(call::join).hasCauseInstanceOf(CallFailedException.class));
		assertThat(this.calls).hasValue(3);
	}

	@Test
	void makesNoCallWithoutTimeForIt() {
		ServiceClient client = client(2);
		respond((connection) -> connection.respond("200 OK", "[2]"));
		assertThatThrownBy(get(client, Duration.ZERO)::join).hasCauseInstanceOf(ApiException.class)
			.hasMessageContaining(Messages.TOO_SLOW);
		assertThat(get(client).join()).containsExactly(2);
		assertThat(this.calls).hasValue(1);
	}

	private static boolean isAnswered(CompletableFuture<Integer[]> call) {
		try {
			return List.of(call.join()).equals(List.of(1));
		}
		catch (CompletionException ex) {
			return false;
		}
	}

	private void respond(Reaction response) {
		this.service.respond((request, connection) -> {
			this.calls.incrementAndGet();
			response.to(connection);
		});
	}

	private void await() {
		try {
			this.end.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	@Test
	void closesItsConnectionsWithTheContext() {
		AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
		context.addBeanFactoryPostProcessor(new LazyInitializationBeanFactoryPostProcessor());
		context.getBeanFactory().registerSingleton("times", CallSettings.TIMES);
		context.getBeanFactory().registerSingleton("limits", CallSettings.LIMITS);
		context.register(ClientConfiguration.class);
		context.refresh();
		ConnectionProvider connections = context.getBean(ConnectionProvider.class);
		context.getBean(WebClient.class)
			.get()
			.uri(this.service.address())
			.retrieve()
			.toBodilessEntity()
			.block(CallSettings.TIMES.call());
		assertThat(connections.isDisposed()).isFalse();

		context.close();
		Awaitility.await().until(connections::isDisposed);
	}

	private CompletableFuture<Integer[]> get(ServiceClient client) {
		return get(client, Duration.ofSeconds(20));
	}

	private CompletableFuture<Integer[]> get(ServiceClient client, Duration time) {
		Caller caller = new Caller(UUID.randomUUID(), false, "Bearer x", "r-1", null, "127.0.0.1", Deadline.in(time));
		return client.get("/numbers", caller, Integer[].class).toFuture();
	}

	private ServiceClient client(int attempts) {
		return client(attempts, this.service.address());
	}

	private ServiceClient client(int attempts, String address) {
		TimeSettings times = new TimeSettings(Duration.ofSeconds(20), Duration.ofSeconds(20), Duration.ofSeconds(20),
				Duration.ofSeconds(20), Duration.ofSeconds(2), Duration.ofSeconds(2), Duration.ofSeconds(20),
				Duration.ofSeconds(20), Duration.ofSeconds(75), Duration.ofSeconds(20));
		ClientConfiguration configuration = new ClientConfiguration();
		return new ServiceClient(
				configuration.webClient(configuration.serviceConnections(times, CallSettings.LIMITS), times),
				new CalledService(URI.create(address), () -> null), times, CallSettings.attempts(attempts));
	}

	private interface Reaction {

		void to(Connection connection) throws IOException;

	}

}
