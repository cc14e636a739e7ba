package io.tweebyte.features.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

import io.tweebyte.features.backend.StartedBackend;
import io.tweebyte.features.backend.WarmUp;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.openapi.ApiDocument;
import io.tweebyte.features.openapi.PublishedDocument;
import io.tweebyte.features.openapi.ReachedResponses;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Sends the same random requests to all backends, each with databases of its own, and
 * compares what the others return with the first. With {@code -Dtweebyte.fuzz.seed} and
 * {@code -Dtweebyte.fuzz.cases} as many others as wanted.
 */
class DifferentialFuzzIntegrationTests {

	private static final long SEED = Long.getLong("tweebyte.fuzz.seed", 20261122);

	private static final int CASES = Integer.getInteger("tweebyte.fuzz.cases", 800);

	private static final int MOST_FINDINGS = 20;

	private static final int OK = 200;

	private static final int CLIENT_ERROR = 400;

	private static final int SERVER_ERROR = 500;

	private static final String METHOD_NOT_ALLOWED = " 405";

	private final Known known = new Known();

	private final List<String> findings = new ArrayList<>();

	private final Set<String> reached = new TreeSet<>();

	private List<ReachedResponses> reachedResponses;

	private List<ApiDocument> documents;

	@Test
	void allBackendsReturnTheSame() {
		try (StartedBackend async = start(Model.ASYNC);
				StartedBackend reactive = start(Model.REACTIVE);
				StartedBackend virtual = start(Model.VIRTUAL);
				HttpCaller toAsync = new HttpCaller(async.gateway(), null);
				HttpCaller toReactive = new HttpCaller(reactive.gateway(), null);
				HttpCaller toVirtual = new HttpCaller(virtual.gateway(), null)) {
			readDocuments(toAsync);
			fuzz(List.of(new FuzzedBackend("async", toAsync), new FuzzedBackend("reactive", toReactive),
					new FuzzedBackend("virtual", toVirtual)));
		}
		assertThat(this.findings).as("seed %d: %s", SEED, String.join("\n", this.findings)).isEmpty();
		assertThat(this.reachedResponses).flatExtracting(ReachedResponses::undocumented)
			.as("undocumented")
			// what a path has no method for belongs to no operation
			.allMatch((response) -> response.endsWith(METHOD_NOT_ALLOWED));
		assertThat(this.reached).as("operations that succeeded").containsAll(operations());
	}

	private static StartedBackend start(Model model) {
		StartedBackend backend = StartedBackend.start("fuzz-" + model.label(), MixedSetup.of(model), settings());
		WarmUp.run(backend.gateway());
		return backend;
	}

	/**
	 * Long time-outs, nothing that happens by itself and so at different times, and a
	 * model that writes at once.
	 */
	private static UnaryOperator<BackendOptions> settings() {
		return (options) -> {
			Map<String, String> properties = new HashMap<>(Map.of("tweebyte.cache.recommendations", "1ms",
					"tweebyte.assistant.stand-in.first-mu", "0", "tweebyte.assistant.stand-in.gap-scale", "0.1"));
			for (String task : List.of("tweebyte.popular", "tweebyte.cleanup")) {
				properties.put(task + ".first-delay", "24h");
				properties.put(task + ".period", "24h");
			}
			return options.withProfiles(List.of("measure")).withProperties(properties);
		};
	}

	private void readDocuments(HttpCaller caller) {
		this.documents = PublishedDocument.SERVICES.stream()
			.map((service) -> new ApiDocument("/" + service, PublishedDocument.read(caller, service)))
			.toList();
		this.reachedResponses = this.documents.stream().map(ReachedResponses::new).toList();
	}

	private void fuzz(List<FuzzedBackend> backends) {
		RequestGenerator generator = new RequestGenerator(SEED, this.known);
		for (int i = 0; i < CASES && this.findings.size() < MOST_FINDINGS; i++) {
			PlannedRequest planned = generator.next();
			List<HttpExchange> exchanges = backends.parallelStream().map((backend) -> backend.send(planned)).toList();
			learn(planned, backends, exchanges.stream().map(HttpExchange::response).toList());
			compare(i, backends, exchanges);
		}
	}

	private void compare(int number, List<FuzzedBackend> backends, List<HttpExchange> exchanges) {
		ComparedResponse expected = backends.getFirst().compared(exchanges.getFirst().response());
		for (int i = 0; i < backends.size(); i++) {
			HttpExchange exchange = exchanges.get(i);
			ComparedResponse compared = backends.get(i).compared(exchange.response());
			if (!compared.equals(expected)) {
				this.findings.add("request %d: %s %s%n%s %s%n%s%n%s".formatted(number, backends.getFirst(), expected,
						backends.get(i), compared, exchanges.getFirst(), exchange));
			}
			if (exchange.response().status() >= SERVER_ERROR) {
				this.findings.add("request %d to %s failed: %s".formatted(number, backends.get(i), exchange));
			}
			validate(number, exchange);
		}
	}

	private void validate(int number, HttpExchange exchange) {
		try {
			this.reachedResponses.forEach((responses) -> responses.note(exchange));
		}
		catch (AssertionError ex) {
			this.findings.add("request %d: %s".formatted(number, ex.getMessage()));
		}
		if (exchange.response().status() < CLIENT_ERROR) {
			this.documents.forEach((document) -> document.name(exchange)
				.map(DifferentialFuzzIntegrationTests::operation)
				.ifPresent(this.reached::add));
		}
	}

	private static String operation(String nameWithStatus) {
		return nameWithStatus.substring(0, nameWithStatus.lastIndexOf(' '));
	}

	private Set<String> operations() {
		Set<String> operations = new TreeSet<>();
		this.documents.forEach((document) -> document.documented()
			.stream()
			.map(DifferentialFuzzIntegrationTests::operation)
			.filter((operation) -> !ReachedResponses.isInternal(operation))
			// its response does not end
			.filter((operation) -> !operation.endsWith("/feed/stream"))
			// no random request has a file
			.filter((operation) -> !operation.contains("/picture"))
			.forEach(operations::add));
		return operations;
	}

	private void learn(PlannedRequest planned, List<FuzzedBackend> backends, List<ReceivedResponse> responses) {
		if (responses.stream().anyMatch((response) -> response.status() != OK)) {
			return;
		}
		if (planned.creates() != null && haveCreated(backends, responses)) {
			int number = this.known.add(planned.creates(), planned.sender());
			for (int i = 0; i < backends.size(); i++) {
				backends.get(i).name(planned.creates(), number, responses.get(i));
			}
		}
		if (responses.stream().allMatch((response) -> FuzzedBackend.cursor(response).isPresent())) {
			int number = this.known.addCursor(path(planned.target()));
			for (int i = 0; i < backends.size(); i++) {
				backends.get(i).nameCursor(number, responses.get(i));
			}
		}
	}

	private static boolean haveCreated(List<FuzzedBackend> backends, List<ReceivedResponse> responses) {
		return IntStream.range(0, backends.size()).allMatch((i) -> backends.get(i).isNew(responses.get(i)))
				&& !responses.getFirst().text().equals("[]");
	}

	private static String path(String target) {
		int question = target.indexOf('?');
		return (question < 0) ? target : target.substring(0, question);
	}

}
