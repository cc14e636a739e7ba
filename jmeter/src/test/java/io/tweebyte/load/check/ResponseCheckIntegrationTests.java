package io.tweebyte.load.check;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.data.LoadUser;
import io.tweebyte.load.data.DatabaseContent;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.measuring.machine.WatchedProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ResponseCheckIntegrationTests {

	private final List<LoadUser> users = IntStream.range(0, 120)
		.mapToObj((number) -> new LoadUser(new UUID(7, number), "user-" + number, "", "{\"number\":" + number + "}"))
		.toList();

	private final ResponseCheck check = new ResponseCheck(
			new PlanData(new DatabaseContent(this.users, List.of(), Map.of(), List.of(), List.of(), List.of()),
					Map.of()),
			new KeptResponses(Path.of("nowhere")));

	private final AtomicInteger served = new AtomicInteger();

	private UnaryOperator<String> answer = UnaryOperator.identity();

	private boolean counts = true;

	private HttpServer server;

	@BeforeEach
	void start() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.createContext("/user-service/users/summary/", this::summary);
		this.server.createContext("/metrics", (exchange) -> send(exchange,
				"http_server_requests_seconds_count{uri=\"/users/summary/{userId}\"} " + this.served + "\n"));
		this.server.start();
	}

	@AfterEach
	void stop() {
		this.server.stop(0);
	}

	@Test
	void isContentWithAnswersThatAreRightToTheByte() throws Exception {
		assertThat(this.check.problem(target(), List.of(Scenario.USER_SUMMARY))).isEmpty();
		assertThat(this.served.get()).isBetween(50, 70);
	}

	@Test
	void findsOneWrongByteInTheLastAnswer() throws Exception {
		this.answer = (body) -> body.equals("{\"number\":119}") ? "{\"number\": 119}" : body;
		assertThat(this.check.problem(target(), List.of(Scenario.USER_SUMMARY)))
			.hasValueSatisfying((problem) -> assertThat(problem)
				.endsWith("was answered by 200 {\"number\": 119} " + "instead of 200 {\"number\":119}"));
	}

	@Test
	void findsThatAnotherProcessAnswered() throws Exception {
		this.counts = false;
		assertThat(this.check.problem(target(), List.of(Scenario.USER_SUMMARY)))
			.hasValueSatisfying((problem) -> assertThat(problem).startsWith("the gateway under test did not serve"));
	}

	@Test
	void reportsMetricsThatCannotBeRead() throws Exception {
		URI uri = uri();
		Target target = new Target(uri, List.of(watched("gateway", uri.resolve("/metrics")),
				watched("user", uri.resolve("/nothing")), watched("tweet", uri.resolve("/nothing"))));
		assertThat(this.check.problem(target, List.of(Scenario.USER_SUMMARY)))
			.contains("the metrics of the user could not be read");
	}

	@Test
	void reportsAnUnavailableBackend() throws Exception {
		Target target = target();
		this.server.stop(0);
		assertThat(this.check.problem(target, List.of(Scenario.USER_SUMMARY)))
			.hasValueSatisfying((problem) -> assertThat(problem).contains("was not answered"));
	}

	private Target target() {
		URI uri = uri();
		return new Target(uri, List.of(watched("gateway", uri.resolve("/metrics")),
				watched("user", uri.resolve("/metrics")), watched("tweet", uri.resolve("/nothing"))));
	}

	private URI uri() {
		return URI.create("http://127.0.0.1:" + this.server.getAddress().getPort());
	}

	private static WatchedProcess watched(String name, URI metrics) {
		return WatchedProcess.service(name, ProcessHandle.current().pid(), metrics);
	}

	private void summary(HttpExchange exchange) throws IOException {
		if (this.counts) {
			this.served.incrementAndGet();
		}
		UUID id = UUID.fromString(exchange.getRequestURI().getPath().replaceFirst(".*/", ""));
		send(exchange, this.answer.apply(this.users.get((int) id.getLeastSignificantBits()).summary()));
	}

	private static void send(HttpExchange exchange, String text) throws IOException {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		exchange.sendResponseHeaders(200, bytes.length);
		exchange.getResponseBody().write(bytes);
		exchange.close();
	}

}
