package io.tweebyte.testsupport;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.servers.database.DatabaseConnection;
import org.awaitility.core.ConditionTimeoutException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Clients that hang up on a tweet service in the middle of its work, and what becomes of
 * the work. The service has the settings {@link #SETTINGS}.
 */
public final class HangUps {

	/**
	 * Few places, so that a test can take all of them; times between events and parts
	 * that are longer than a hang-up takes to be noticed.
	 */
	public static final String SETTINGS = """
			tweebyte.limits.in-flight=8
			tweebyte.database.statement-timeout=9s
			tweebyte.database.lock-timeout=8s
			tweebyte.streams.streams-per-user=1
			tweebyte.streams.heartbeat=3s
			tweebyte.streams.period=500ms
			tweebyte.streams.first-delay=0s
			tweebyte.assistant.summaries-per-user=1
			tweebyte.assistant.stand-in.gap-scale=25
			tweebyte.assistant.stand-in.length-mu=8
			""";

	private static final int PLACES = 8;

	private static final Duration SOON = Duration.ofSeconds(1);

	private static final Duration LATER = Duration.ofSeconds(10);

	private static final Duration POLL = Duration.ofMillis(20);

	/** More than sockets keep for a client that does not read. */
	private static final int PICTURE = 1 << 24;

	private static final Path OPEN_FILES = Path.of("/proc/self/fd");

	private static final String SUMMARY = "/tweets/assistant/summary";

	private final int port;

	private final DatabaseConnection database;

	private final RawServer neighbours;

	private final IntSupplier model;

	private final UUID author = Identifiers.next();

	private final UUID reader = Identifiers.next();

	private final UUID tweet = Identifiers.next();

	/**
	 * Creates clients, and a tweet for them to read.
	 * @param port of the service
	 * @param database of the service
	 * @param neighbours plays the other services
	 * @param model returns how many texts of the service's model are open
	 */
	public HangUps(int port, DatabaseConnection database, RawServer neighbours, IntSupplier model) {
		this.port = port;
		this.database = database;
		this.neighbours = neighbours;
		this.model = model;
		store(database, this.tweet, this.author);
	}

	static void store(DatabaseConnection database, UUID tweet, UUID author) {
		KeptConnections.execute(database,
				"insert into tweets (id, user_id, content, content_key, created_at, has_tokens) values "
						+ "('%s', '%s', 'Coffee is better than tea', 'coffee', now(), false)".formatted(tweet, author));
	}

	/** Returns the response of the user service that knows an author. */
	static String summaries(UUID author) {
		return "[{\"id\":\"%s\",\"user_name\":\"ada\",\"is_private\":false,".formatted(author)
				+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}]";
	}

	/**
	 * Hangs up in the middle of some work, and returns what becomes of it.
	 * @param files returns the file of a picture
	 */
	public Outcome of(HangUp work, Function<UUID, Path> files) throws IOException, SQLException {
		return switch (work) {
			case PLACE -> place();
			case STATEMENT -> statement();
			case NEXT_CALL -> nextCall();
			case CALL -> call("/tweets/" + this.tweet);
			case FILL -> call("/tweets/" + this.tweet + "/summary");
			case WRITE -> write();
			case FEED ->
				stream(get("/tweets/" + this.reader + "/feed/stream"), () -> true, (isOver) -> outcome(isOver, () -> {
				}));
			case SUMMARY -> streamed();
			case COLLECTED -> collected();
			case DOWNLOAD -> download(files);
		};
	}

	private Outcome statement() throws IOException, SQLException {
		try (Connection lock = locked(); RawHttp client = RawHttp.connect(this.port)) {
			client.send(get("/tweets/" + this.tweet));
			return hangUp(client);
		}
	}

	/** Hangs up when the client's statement waits, and returns whether that is ended. */
	private Outcome hangUp(RawHttp client) throws IOException {
		await().pollInterval(POLL).until(() -> waiting() == 1);
		client.reset();
		return stopsOrGoesOn(() -> waiting() == 0);
	}

	private Outcome nextCall() throws IOException, SQLException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			try (Connection lock = locked()) {
				client.send(get("/tweets/" + this.tweet));
				hangUp(client);
			}
			return isWithin(SOON, () -> !this.neighbours.requests().isEmpty()) ? Outcome.GOES_ON : Outcome.STOPS;
		}
	}

	private Outcome call(String path) throws IOException {
		CountDownLatch called = new CountDownLatch(1);
		CountDownLatch ended = new CountDownLatch(1);
		this.neighbours.respond((request, connection) -> {
			connection.readBody();
			called.countDown();
			try {
				connection.read(1);
			}
			finally {
				ended.countDown();
			}
		});
		try (RawHttp client = RawHttp.connect(this.port)) {
			client.send(get(path));
			await().pollInterval(POLL).until(() -> called.getCount() == 0);
			client.reset();
			return stopsOrGoesOn(() -> ended.getCount() == 0);
		}
	}

	private Outcome place() throws IOException, SQLException {
		String malformed = get("/tweets/malformed");
		Outcome outcome = place(malformed);
		// what goes on must not take the places of the next clients
		await().pollInterval(POLL).until(() -> status(malformed) == 400);
		return outcome;
	}

	private Outcome place(String malformed) throws IOException, SQLException {
		List<RawHttp> clients = new ArrayList<>();
		try (Connection lock = locked()) {
			for (int i = 0; i < PLACES; i++) {
				clients.add(RawHttp.connect(this.port).send(get("/tweets/" + this.tweet)));
			}
			await().pollInterval(POLL).until(() -> waiting() == PLACES);
			// 400 where there is a place for it
			assertThat(status(malformed)).isEqualTo(503);
			for (RawHttp client : clients) {
				client.reset();
			}
			return stopsOrGoesOn(() -> status(malformed) == 400);
		}
	}

	private Outcome write() throws IOException, SQLException {
		String content = "Written by " + Identifiers.next();
		try (RawHttp client = RawHttp.connect(this.port)) {
			try (Connection lock = locked()) {
				client
					.send(request("POST", "/tweets/" + this.author, "{\"content\":\"" + content + "\"}", this.author));
				hangUp(client);
			}
			return isWithin(SOON, () -> count("tweets where content = '" + content + "'") == 1) ? Outcome.GOES_ON
					: Outcome.STOPS;
		}
	}

	/**
	 * Hangs up on a stream.
	 * @param isOpen whether all that belongs to the stream has begun
	 */
	private Outcome stream(String request, Callable<Boolean> isOpen, Function<Callable<Boolean>, Outcome> outcome)
			throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			client.send(request);
			assertThat(client.readHead().status()).isEqualTo(200);
			client.readChunk();
			await().pollInterval(POLL).until(isOpen);
			assertThat(status(request)).isEqualTo(429);
			client.reset();
			return outcome.apply(() -> status(request) == 200);
		}
	}

	private Outcome streamed() throws IOException {
		await().pollInterval(POLL).until(() -> this.model.getAsInt() == 0);
		return stream(summary(SUMMARY, this.author), () -> this.model.getAsInt() == 1, this::modelStopsOrGoesOn);
	}

	/**
	 * Returns whether the model stops, and the next summary has a place then.
	 * @param isFree whether there is a place for the next summary, which begins then
	 */
	private Outcome modelStopsOrGoesOn(Callable<Boolean> isFree) {
		return stopsOrGoesOn(() -> this.model.getAsInt() == 0 && isFree.call());
	}

	private Outcome collected() throws IOException {
		await().pollInterval(POLL).until(() -> this.model.getAsInt() == 0);
		CountDownLatch begun = new CountDownLatch(1);
		this.neighbours.respond((request, connection) -> {
			// the summary has its place before it is known that the reader may see it
			begun.countDown();
			connection.respond("200 OK", summaries(this.author));
		});
		try (RawHttp client = RawHttp.connect(this.port)) {
			client.send(summary(SUMMARY + "/collected", this.reader));
			await().pollInterval(POLL).until(() -> begun.getCount() == 0);
			await().pollInterval(POLL).until(() -> this.model.getAsInt() == 1);
			assertThat(status(summary(SUMMARY, this.reader))).isEqualTo(429);
			client.reset();
			return modelStopsOrGoesOn(() -> status(summary(SUMMARY, this.reader)) == 200);
		}
	}

	private Outcome download(Function<UUID, Path> files) throws IOException {
		String path = "/tweets/" + this.tweet + "/picture";
		UUID picture = UUID.fromString(
				ServiceCaller.json(new ServiceCaller(this.port).upload(path, Pictures.of("png", 1, 1), this.author))
					.get("id")
					.asString());
		Path file = files.apply(picture);
		Files.write(file, new byte[PICTURE], StandardOpenOption.APPEND);
		try (RawHttp client = RawHttp.connectSlowly(this.port, null)) {
			client.send(request("GET", path, "", this.author));
			assertThat(client.readHead().status()).isEqualTo(200);
			await().pollInterval(POLL).until(() -> isOpen(file));
			client.reset();
			return stopsOrGoesOn(() -> !isOpen(file));
		}
	}

	private static boolean isOpen(Path file) throws IOException {
		try (Stream<Path> open = Files.list(OPEN_FILES)) {
			return open.anyMatch((link) -> target(link).equals(file));
		}
	}

	private static Path target(Path link) {
		try {
			return Files.readSymbolicLink(link);
		}
		catch (IOException ex) {
			// closed meanwhile
			return link;
		}
	}

	/**
	 * Returns the outcome of what may stop with the next event.
	 * @param isOver whether it has stopped
	 * @param next sends the next event
	 */
	static Outcome outcome(Callable<Boolean> isOver, Runnable next) {
		if (isWithin(SOON, isOver)) {
			return Outcome.STOPS;
		}
		next.run();
		return isWithin(LATER, isOver) ? Outcome.STOPS_WITH_THE_NEXT_EVENT : Outcome.GOES_ON;
	}

	static Outcome stopsOrGoesOn(Callable<Boolean> isOver) {
		return isWithin(SOON, isOver) ? Outcome.STOPS : Outcome.GOES_ON;
	}

	private static boolean isWithin(Duration time, Callable<Boolean> condition) {
		try {
			await().pollInterval(POLL).atMost(time).until(condition);
			return true;
		}
		catch (ConditionTimeoutException ex) {
			return false;
		}
	}

	/** Locks the tweets until the connection ends: statements that read them wait. */
	private Connection locked() throws SQLException {
		Connection connection = this.database.open();
		connection.setAutoCommit(false);
		try (Statement statement = connection.createStatement()) {
			statement.execute("lock table tweets in access exclusive mode");
		}
		return connection;
	}

	private int waiting() {
		return count("pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
	}

	private int count(String rows) {
		return Integer.parseInt(this.database.query("select count(*) from " + rows));
	}

	private int status(String request) throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			return client.send(request).readHead().status();
		}
	}

	private String get(String path) {
		return request("GET", path, "", this.reader);
	}

	private String summary(String path, UUID user) {
		return request("POST", path, "{\"user_id\":\"" + this.author + "\"}", user);
	}

	private static String request(String method, String path, String body, UUID user) {
		return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
				+ ServiceCaller.authorization(user) + "\r\nContent-Type: application/json\r\nContent-Length: "
				+ body.length() + "\r\n\r\n" + body;
	}

}
