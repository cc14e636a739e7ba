package io.tweebyte.load;

import java.net.URI;
import java.net.http.HttpRequest;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

import io.tweebyte.load.data.Crowd;
import io.tweebyte.load.data.LoadUser;
import io.tweebyte.load.data.Population;
import io.tweebyte.load.watch.Metrics;
import io.tweebyte.load.watch.ProcessTime;
import io.tweebyte.load.watch.Watched;

/**
 * What reading one summary through the gateway costs, and what log-ins do to those who
 * read.
 */
class SummaryBench {

	private static final int READERS = 4;

	private static final int LOGGERS_IN = 2;

	private static final Duration WARM_UP = Duration.ofSeconds(5);

	private static final Duration MEASURED = Duration.ofSeconds(8);

	private static final String KEYS_SERVED = "http_server_requests_seconds_count{";

	private static final String KEYS_PATH = "/.well-known/jwks.json";

	private final Crowd crowd;

	private final ServiceStatements statements;

	private final Metrics metrics = new Metrics();

	/**
	 * @param crowd who reads and is read, and logs in
	 * @param statements counts what the database does
	 */
	SummaryBench(Crowd crowd, ServiceStatements statements) {
		this.crowd = crowd;
		this.statements = statements;
	}

	/**
	 * Measures a backend.
	 */
	Report measure(Target target) throws SQLException, InterruptedException {
		Watched service = target.processes()
			.stream()
			.filter((process) -> process.name().equals("user"))
			.findFirst()
			.orElseThrow();
		Callers.during(WARM_UP, READERS, (number) -> read(target.gateway(), number));
		this.statements.reset();
		double keysBefore = keysServed(service);
		double cpuBefore = ProcessTime.millis(service);
		Callers.Outcome alone = Callers.during(MEASURED, READERS, (number) -> read(target.gateway(), number));
		double cpu = ProcessTime.millis(service) - cpuBefore;
		double keys = keysServed(service) - keysBefore;
		long statementCount = this.statements.count("user");
		Callers loggersIn = new Callers(LOGGERS_IN, (number) -> login(target.gateway(), number));
		Callers.Outcome beside;
		try (loggersIn) {
			beside = Callers.during(MEASURED, READERS, (number) -> read(target.gateway(), number));
		}
		int reads = alone.successes() + alone.failures();
		return new Report(alone, (double) statementCount / reads, keys, cpu / reads, loggersIn.outcome(), beside);
	}

	private HttpRequest.Builder read(URI gateway, int number) {
		LoadUser user = this.crowd.user(number);
		return HttpRequest.newBuilder(gateway.resolve("/user-service/users/summary/" + user.id()))
			.header("Authorization", this.crowd.authorization(user));
	}

	private HttpRequest.Builder login(URI gateway, int number) {
		LoadUser user = this.crowd.user(number);
		String body = "{\"email\":\"%s\",\"password\":\"%s\"}".formatted(user.email(), Population.PASSWORD);
		return HttpRequest.newBuilder(gateway.resolve("/user-service/auth/login"))
			.header("Content-Type", "application/json")
			.POST(HttpRequest.BodyPublishers.ofString(body));
	}

	private double keysServed(Watched service) {
		return this.metrics
			.sum(service.metrics().orElseThrow(), (line) -> line.startsWith(KEYS_SERVED) && line.contains(KEYS_PATH))
			.orElse(Double.NaN);
	}

	/**
	 * The figures of one backend.
	 *
	 * @param alone what readers saw without log-ins
	 * @param statements statements on the users' tables a read
	 * @param keyRequests how often the verification keys were fetched during all reads
	 * @param userCpu CPU time of the user service a read, in milliseconds
	 * @param logins what those who logged in saw
	 * @param beside what readers saw meanwhile
	 */
	record Report(Callers.Outcome alone, double statements, double keyRequests, double userCpu, Callers.Outcome logins,
			Callers.Outcome beside) {

		List<String> lines(String backend) {
			return List.of(
					format("%s: %d reads, %d failed, p50 %.1f ms, p99 %.1f ms", backend,
							this.alone.successes() + this.alone.failures(), this.alone.failures(), this.alone.p50(),
							this.alone.p99()),
					format("  a read: %.3f statements; %.2f ms of CPU in the user service, a log-in, with its bcrypt, takes %.0f ms",
							this.statements, this.userCpu, this.logins.p50()),
					format("  keys fetched during all reads: %.0f", this.keyRequests),
					format("  beside %d log-ins (%d failed): %d reads, %d failed, p50 %.1f ms, p99 %.1f ms, ratio %.2f",
							this.logins.successes(), this.logins.failures(), this.beside.successes(),
							this.beside.failures(), this.beside.p50(), this.beside.p99(),
							this.beside.p99() / this.alone.p99()));
		}

		private static String format(String format, Object... values) {
			return String.format(Locale.ROOT, format, values);
		}

	}

}
