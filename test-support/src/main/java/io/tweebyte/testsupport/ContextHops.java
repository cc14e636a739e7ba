package io.tweebyte.testsupport;

import java.io.IOException;
import java.util.List;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Stream;

import ch.qos.logback.classic.Level;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.RequestLog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Requests to a tweet service with an id, a trace and a token, and where they arrive. The
 * service has the settings {@link HangUps#SETTINGS}.
 */
public final class ContextHops {

	private static final String TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

	private static final String USERS = "/internal/users/summaries";

	/** What the drivers and what is above them name the lines of their statements. */
	private static final List<String> STATEMENTS = List.of("org.hibernate.SQL", "io.r2dbc.postgresql.QUERY");

	private static final String SERVICE = "io.tweebyte";

	private final int port;

	private final DatabaseConnection database;

	private final RawServer neighbours;

	private final ServiceCaller another;

	private final UUID author = Identifiers.next();

	private final UUID reader = Identifiers.next();

	private final UUID tweet = Identifiers.next();

	private final String requestId = "request-" + this.reader;

	private final String authorization = ServiceCaller.authorization(this.reader);

	/**
	 * Creates requests, and a tweet for them to read.
	 * @param port of the service
	 * @param database of the service
	 * @param neighbours plays the other services
	 */
	public ContextHops(int port, DatabaseConnection database, RawServer neighbours) {
		this.port = port;
		this.database = database;
		this.neighbours = neighbours;
		this.another = new ServiceCaller(port);
		neighbours.respond(this::respond);
	}

	/** Sends what needs the context there, and returns whether it arrives. */
	public Outcome at(ContextHop hop) throws IOException {
		return switch (hop) {
			case CALL -> call(request("GET", "/tweets/" + stored(), ""), (target) -> true);
			case WRITE_CALL -> call(request("POST", "/tweets/" + this.reader, "{\"content\":\"As @ada wrote\"}"),
					(target) -> target.equals(USERS));
			case SUMMARY_CALL -> summaryCall();
			case FEED_CALL -> feedCall();
			case FALLBACK_LINE -> fallbackLine();
			case FAULT_LINE -> faultLine();
			case STATEMENT_LINE -> statementLine("/tweets/" + stored(), 0);
			// there is no tweet before it is known that the reader may see it
			case LATER_STATEMENT_LINE -> laterStatementLine();
		};
	}

	private UUID stored() {
		HangUps.store(this.database, this.tweet, this.author);
		return this.tweet;
	}

	private Outcome call(String request, Predicate<String> target) throws IOException {
		RawHttp.exchange(this.port, request);
		return of(target);
	}

	private Outcome summaryCall() throws IOException {
		String body = "{\"user_id\":\"%s\",\"with_author\":true,\"max_parts\":10}".formatted(this.reader);
		this.another.post("/tweets/" + this.reader, "{\"content\":\"Coffee is better than tea\"}", this.reader);
		this.neighbours.respond(this::respond);
		return call(request("POST", "/tweets/assistant/summary", body), (target) -> target.equals(USERS));
	}

	private Outcome feedCall() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			client.send(request("GET", "/tweets/" + this.reader + "/feed/stream", ""));
			assertThat(client.readHead().status()).isEqualTo(200);
			client.readChunk();
			this.another.post("/tweets/" + this.author, "{\"content\":\"Posted by another user\"}", this.author);
			await().until(() -> calls((target) -> target.startsWith("/follows")).findAny().isPresent());
			return of((target) -> target.startsWith("/follows"));
		}
	}

	private Outcome of(Predicate<String> target) {
		List<RawServer.Request> calls = calls(target).toList();
		assertThat(calls).isNotEmpty();
		return outcome(calls.stream()
			.allMatch((call) -> this.requestId.equals(call.header(HeaderNames.REQUEST_ID))
					&& TRACE.equals(call.header(HeaderNames.TRACEPARENT))
					&& this.authorization.equals(call.header("Authorization"))));
	}

	private Stream<RawServer.Request> calls(Predicate<String> target) {
		return this.neighbours.requests().stream().filter((call) -> target.test(call.target()));
	}

	private Outcome fallbackLine() throws IOException {
		String path = "/tweets/" + stored();
		this.neighbours.respond((request, connection) -> {
			if (request.target().equals(USERS)) {
				respond(request, connection);
			}
			else {
				connection.respond("500 Oh", "{}");
			}
		});
		return line(path);
	}

	private Outcome faultLine() throws IOException {
		String path = "/tweets/" + stored();
		execute("alter table tweets rename column content to contents");
		try {
			return line(path);
		}
		finally {
			execute("alter table tweets rename column contents to content");
		}
	}

	private void execute(String sql) {
		KeptConnections.execute(TestDatabases.owner(this.database), sql);
	}

	private Outcome line(String path) throws IOException {
		try (LineContexts lines = new LineContexts(List.of(SERVICE), Level.WARN)) {
			RawHttp.exchange(this.port, request("GET", path, ""));
			assertThat(lines.contexts()).isNotEmpty();
			return outcome(lines.contexts()
				.stream()
				.allMatch((context) -> this.requestId.equals(context.get(RequestLog.REQUEST_ID))
						&& this.reader.toString().equals(context.get(RequestLog.USER_ID))));
		}
	}

	private Outcome laterStatementLine() throws IOException {
		this.neighbours.respond((request, connection) -> {
			// what is there before the caller looks is used by the caller, whatever the
			// model
			await().until(ContextHops::noRequestIsHandled);
			respond(request, connection);
		});
		return statementLine("/tweets/user/" + this.author, 1);
	}

	/** Looks at the threads of Tomcat's pool: others have no thread that could go on. */
	private static boolean noRequestIsHandled() {
		return Thread.getAllStackTraces()
			.entrySet()
			.stream()
			.filter((thread) -> thread.getKey().getName().contains("-exec-"))
			.flatMap((thread) -> Stream.of(thread.getValue()))
			.noneMatch((frame) -> frame.getClassName().startsWith("io.tweebyte."));
	}

	/** Returns the outcome for the line of a statement, from 0. */
	private Outcome statementLine(String path, int number) throws IOException {
		try (LineContexts lines = new LineContexts(STATEMENTS, Level.DEBUG)) {
			assertThat(RawHttp.exchange(this.port, request("GET", path, "")).status()).isEqualTo(200);
			assertThat(lines.contexts()).hasSizeGreaterThan(number);
			return outcome(this.requestId.equals(lines.contexts().get(number).get(RequestLog.REQUEST_ID)));
		}
	}

	private static Outcome outcome(boolean arrives) {
		return arrives ? Outcome.ARRIVES : Outcome.IS_MISSING;
	}

	/** Knows the author, whom every user follows, and no interactions. */
	private void respond(RawServer.Request request, RawServer.Connection connection) throws IOException {
		connection.respond("200 OK", switch (request.target()) {
			case USERS -> HangUps.summaries(this.author);
			case String target when target.startsWith("/follows") -> "[\"" + this.author + "\"]";
			default -> "[{\"tweet_id\":\"%s\",\"likes_count\":0,\"replies_count\":0,\"retweets_count\":0}]"
				.formatted(this.tweet);
		});
	}

	private String request(String method, String path, String body) {
		return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: " + this.authorization + "\r\n"
				+ HeaderNames.REQUEST_ID + ": " + this.requestId + "\r\n" + HeaderNames.TRACEPARENT + ": " + TRACE
				+ "\r\nContent-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
	}

}
