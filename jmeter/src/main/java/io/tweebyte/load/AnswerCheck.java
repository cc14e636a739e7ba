package io.tweebyte.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import io.tweebyte.load.data.Crowd;
import io.tweebyte.load.data.LoadUser;
import io.tweebyte.load.watch.Metrics;
import io.tweebyte.load.watch.Watched;

/**
 * Makes sure, before anything is timed, that a backend answers what every backend must
 * answer, to the byte, and that the answers come from the processes that are watched.
 */
class AnswerCheck {

	/** Those a summary is answered by; the other services have nothing to do with it. */
	private static final Set<String> SERVERS = Set.of("gateway", "user");

	private static final int PROBES = 50;

	/** As long as a request may take while measuring. */
	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private static final String SERVED = "http_server_requests_seconds_count";

	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	private final Metrics metrics = new Metrics();

	private final List<LoadUser> users;

	private final Crowd crowd;

	/**
	 * @param crowd of whom the first, the last and some between them are asked for
	 */
	AnswerCheck(Crowd crowd) {
		int last = crowd.users().size() - 1;
		int step = Math.max(1, last / PROBES);
		this.crowd = crowd;
		this.users = IntStream.rangeClosed(0, last)
			.filter((number) -> number % step == 0 || number == last)
			.mapToObj(crowd::user)
			.toList();
	}

	/**
	 * Asks the backend.
	 * @return what is wrong, empty when nothing is
	 * @throws InterruptedException when interrupted meanwhile
	 */
	Optional<String> problem(Target target) throws InterruptedException {
		List<Watched> services = target.processes()
			.stream()
			.filter((process) -> SERVERS.contains(process.name()))
			.toList();
		List<Double> before = services.stream().map(this::served).toList();
		for (LoadUser user : this.users) {
			Optional<String> wrong = wrong(target.gateway(), user);
			if (wrong.isPresent()) {
				return wrong;
			}
		}
		for (int index = 0; index < services.size(); index++) {
			// Not a number compares as false: a service without metrics fails here too.
			if (!(served(services.get(index)) - before.get(index) >= this.users.size())) {
				return Optional.of("the %s under test did not serve the %d requests of the check"
					.formatted(services.get(index).name(), this.users.size()));
			}
		}
		return Optional.empty();
	}

	private Optional<String> wrong(URI gateway, LoadUser user) throws InterruptedException {
		URI summary = gateway.resolve("/user-service/users/summary/" + user.id());
		HttpRequest request = HttpRequest.newBuilder(summary)
			.header("Authorization", this.crowd.authorization(user))
			.timeout(PATIENCE)
			.build();
		try {
			HttpResponse<String> answer = this.client.send(request, BodyHandlers.ofString());
			if (answer.statusCode() == 200 && answer.body().equals(user.summary())) {
				return Optional.empty();
			}
			return Optional.of("GET %s was answered by %d %s instead of 200 %s".formatted(summary.getPath(),
					answer.statusCode(), answer.body(), user.summary()));
		}
		catch (IOException ex) {
			return Optional.of("GET %s was not answered: %s".formatted(summary, ex));
		}
	}

	private double served(Watched service) {
		return this.metrics.sum(service.metrics().orElseThrow(), (line) -> line.startsWith(SERVED)).orElse(Double.NaN);
	}

}
