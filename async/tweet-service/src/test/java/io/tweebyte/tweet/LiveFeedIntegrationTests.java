package io.tweebyte.tweet;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.testsupport.EventReader;
import io.tweebyte.testsupport.JvmResources;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Streams of a service with little memory, of which each user has one. */
@DirtiesContext
@TestPropertySource(properties = { "tweebyte.streams.tweets=3", "tweebyte.streams.streams=50",
		"tweebyte.streams.streams-per-user=1", "tweebyte.time.idle=2s", "tweebyte.streams.heartbeat=300ms",
		"tweebyte.streams.period=500ms", "tweebyte.streams.first-delay=0s", "tweebyte.database.lock-timeout=1m",
		"tweebyte.database.statement-timeout=1m" })
class LiveFeedIntegrationTests extends TweetServiceIntegrationTest {

	private static final Pattern ID = Pattern.compile("id:(\\S+)");

	private static final Pattern POSTED = Pattern.compile("\"id\":\"([^\"]+)\"");

	private static final Duration SOON = Duration.ofSeconds(10);

	/** Longer than a place is kept: a heartbeat and three times the idle time. */
	private static final Duration PLACE = Duration.ofMillis(7500);

	/** A busy machine takes seconds to fill what the systems of both ends keep. */
	private static final Duration PLACE_AND_MORE = Duration.ofSeconds(40);

	/**
	 * So many events take longer than that at the pace of a slow reader, and are more
	 * than the systems of both ends keep for a client that does not read.
	 */
	private static final int MANY = 12_000;

	/** As many streams as the service has open at once. */
	private static final int STREAMS = 50;

	/** More streams than read the log from the database at once. */
	private static final int WAITING = 2 * StreamSettings.LOG_READS;

	/** Fewer than a leak of one per turn leaves. */
	private static final int FEW = STREAMS / 2;

	/**
	 * How often a stream is opened a second time; {@code ./tweebyte test --all} does so
	 * 1,000 times.
	 */
	private static final int TURNS = Integer.getInteger("tweebyte.streams.turns", 2 * STREAMS);

	private final UUID author = Identifiers.next();

	private final UUID other = Identifiers.next();

	private final UUID reader = Identifiers.next();

	private final Neighbours neighbours = new Neighbours().followed(this.author);

	@Autowired
	private UserPlaces streamPlaces;

	@BeforeEach
	void play() {
		NEIGHBOURS.respond(this.neighbours.user(this.author, false).user(this.other, false).user(this.reader, false));
	}

	@Test
	void sendsTheTweetsOfFollowedUsers() throws IOException {
		try (EventReader client = open("")) {
			post(this.other, "Not for this reader");
			String posted = post(this.author, "For this reader");

			String events = client.readTo(posted);

			assertThat(events).contains("event:tweet\n", "data:{\"id\":\"" + posted + "\",\"user_id\":\"" + this.author)
				.doesNotContain("Not for this reader");
		}
	}

	@Test
	void goesOnBehindAnEventThatIsNotInMemoryAnyMore() throws IOException {
		String last;
		try (EventReader client = open("")) {
			last = last(client.readTo(post(this.author, "The last one that is read")));
		}
		String missed = post(this.author, "The first one that is missed");
		for (int i = 0; i < 4; i++) {
			post(this.other, "Fills the memory");
		}
		String newest = post(this.author, "The last one that is missed");

		try (EventReader client = open(last)) {
			String events = client.readTo(newest);
			assertThat(events).contains(missed).doesNotContain("The last one that is read", "event:reset");
			assertThat(events.indexOf(missed)).isLessThan(events.indexOf(newest));
		}
	}

	@Test
	void saysSoWhenTweetsAreRemovedWhileItResumes() throws IOException {
		String last;
		try (EventReader client = open("")) {
			last = last(client.readTo(post(this.author, "The last one that is read")));
		}
		post(this.author, "Is missed, and removed");
		for (int i = 0; i < 4; i++) {
			post(this.other, "Fills the memory");
		}
		NEIGHBOURS.respond((request, connection) -> {
			// between the statements that read the log
			if (request.target().startsWith("/follows")) {
				query("with removed as (delete from posted_tweets where number < (select max(number) from posted_tweets) "
						+ "returning 1) select count(*) from removed");
			}
			this.neighbours.respond(request, connection);
		});

		try (EventReader client = new EventReader(connect(Identifiers.next(), last, SOON).hurry())) {
			assertThat(client.readTo("event:reset")).doesNotContain("event:tweet");
		}
	}

	@Test
	void losesNoTweetThatIsCommittedLate() throws IOException, SQLException {
		UUID late = Identifiers.next();
		try (Connection connection = DATABASE.open();
				Statement statement = connection.createStatement();
				EventReader client = open("")) {
			connection.setAutoCommit(false);
			statement
				.execute("insert into tweets (id, user_id, content, content_key, created_at, has_tokens) values ('%s', "
					.formatted(late)
						+ "'%s', 'Committed late', 'committed late', now(), false)".formatted(this.author));
			String posted = post(this.author, "Begun late, committed early");
			connection.commit();

			String events = client.readTo(posted);

			assertThat(events.indexOf(late.toString())).isPositive().isLessThan(events.indexOf(posted));
		}
	}

	@Test
	void losesNoTweetWhileFollowsAreUnknown() throws IOException {
		try (EventReader client = open("")) {
			this.neighbours.broken("/follows", "500 Oh");
			String posted = post(this.author, "Posted during an outage");
			client.readTo("heartbeat");
			this.neighbours.repaired("/follows");

			assertThat(client.readTo(posted)).contains("event:tweet");
		}
	}

	@Test
	void sendsHeartbeatsWhileItWaits() throws IOException, SQLException {
		String last;
		try (EventReader client = open("")) {
			last = last(client.readTo(post(this.author, "The last one before the wait")));
		}
		String missed = post(this.author, "The first one after the wait");
		List<EventReader> clients = new ArrayList<>();
		try (Connection connection = DATABASE.open();
				Statement statement = connection.createStatement();
				RawHttp other = connect(Identifiers.next(), "", SOON)) {
			connection.setAutoCommit(false);
			statement.execute("lock table posted_tweets");
			for (int i = 0; i < WAITING; i++) {
				clients.add(new EventReader(connect(Identifiers.next(), last, SOON).hurry()));
			}
			for (EventReader client : clients) {
				client.readTo("heartbeat");
				assertThat(client.readTo("heartbeat")).doesNotContain("event:");
			}
			// and the one of the instance, which reads for all streams
			assertThat(waitingReads()).isBetween(1, StreamSettings.LOG_READS + 1);
			connection.commit();
			for (EventReader client : clients) {
				assertThat(client.readTo(missed)).contains("event:tweet");
				client.close();
			}
			other.close();
		}
	}

	/** Returns how many statements wait to look how far the log can be read. */
	private static int waitingReads() {
		return Integer.parseInt(query("select count(*) from pg_stat_activity where wait_event_type = 'Lock' "
				+ "and datname = current_database() and query like '%pg_snapshot_xmin%'"));
	}

	@Test
	void sendsNothingThatWasDeletedOrEditedMeanwhile() throws IOException {
		try (EventReader client = open("")) {
			this.neighbours.broken("/follows", "500 Oh");
			String deleted = post(this.author, "Deleted before it is sent");
			String edited = post(this.author, "Edited before it is sent");
			client.readTo("heartbeat");
			assertThat(this.client.delete("/tweets/" + deleted, this.author).statusCode()).isEqualTo(204);
			assertThat(this.client.put("/tweets/" + edited, "{\"content\":\"As it was edited\"}", this.author)
				.statusCode()).isEqualTo(200);
			String posted = post(this.author, "Posted after that");
			this.neighbours.repaired("/follows");

			assertThat(client.readTo(posted)).contains("As it was edited").doesNotContain("before it is sent");
		}
	}

	@Test
	void keepsThePlaceOfASlowReaderAndFreesThatOfASilentOne() throws IOException, SQLException {
		String last;
		try (EventReader client = open("")) {
			last = last(client.readTo(post(this.author, "Before many")));
		}
		postMany(MANY);
		UUID silentReader = Identifiers.next();
		try (EventReader slow = open(last); RawHttp silent = connect(silentReader, last, SOON)) {
			assertThat(status(silentReader)).isEqualTo(429);
			long begin = System.nanoTime();
			Awaitility.await().pollInterval(Duration.ofMillis(50)).atMost(Duration.ofMinutes(1)).until(() -> {
				for (int i = 0; i < 50; i++) {
					slow.readTo("event:tweet");
				}
				return System.nanoTime() - begin > PLACE.toNanos();
			});
			assertThat(status(this.reader)).isEqualTo(429);
			assertThat(slow.readTo("event:")).contains("event:tweet");
			connect(silentReader, "", PLACE_AND_MORE).close();
			assertThat(isOver(silent.hurry())).isTrue();
		}
	}

	/** Returns whether the stream ends or is broken off, whatever comes before. */
	private static boolean isOver(RawHttp client) {
		try {
			while (!client.readChunk().isEmpty()) {
				// was on its way
			}
			return true;
		}
		catch (EOFException | SocketException ex) {
			return true;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private void postMany(int count) throws SQLException {
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			statement.execute("insert into tweets (id, user_id, content, content_key, created_at, has_tokens) "
					+ "select gen_random_uuid(), '%s', repeat('%s', %d), 'many', now(), false from generate_series(1, %d)"
						.formatted(this.author, "\uD83D\uDE42", TweetRequest.MAX, count));
		}
	}

	@Test
	void saysThatTweetsMayBeMissing() throws IOException {
		try (EventReader client = open("1.00000000.1.00000000-0000-0000-0000-000000000000")) {
			assertThat(client.readTo("event:reset")).doesNotContain("event:tweet");
			String posted = post(this.author, "Goes on after that");
			assertThat(client.readTo(posted)).contains("event:tweet");
		}
	}

	@Test
	void givesThePlaceBackWhenTheClientHasGone() throws IOException {
		try (EventReader client = open("")) {
			assertThat(status(this.reader)).isEqualTo(429);
			client.reset();
		}

		Awaitility.await().atMost(SOON).until(() -> status(this.reader) == 200);
	}

	@Test
	void refusesMoreStreamsThanAnInstanceHas() throws IOException {
		awaitFreePlaces();
		List<RawHttp> clients = new ArrayList<>();
		for (int i = 0; i < STREAMS; i++) {
			clients.add(connect(request(Identifiers.next(), ""), 200));
		}
		try (RawHttp another = RawHttp.connect(this.port)) {
			RawHttp.Response refused = another.send(request(this.reader, "")).read();
			assertThat(refused.status()).isEqualTo(503);
			assertThat(refused.header("Retry-After")).isEqualTo("1");
			assertThat(refused.header("Content-Type")).isEqualTo("application/problem+json");
			assertThat(refused.body()).contains("\"status\":503", "\"detail\":\"The service is busy; try again.\"");
		}
		hangUp(clients);
		open("").close();
	}

	@Test
	void keepsNothingOfUsersWhoOpenASecondStreamAndHangUp() throws IOException {
		awaitFreePlaces();
		// signing a token takes longer than opening a stream
		List<String> requests = Stream.generate(() -> request(Identifiers.next(), "")).limit(STREAMS).toList();
		// the first time, pools and caches are filled
		openTwiceAndHangUp(requests);
		long descriptors = JvmResources.descriptors();
		int threads = JvmResources.threads();
		for (int turns = STREAMS; turns < TURNS; turns += STREAMS) {
			openTwiceAndHangUp(requests);
		}

		Awaitility.await().atMost(SOON).untilAsserted(() -> {
			assertThat(JvmResources.descriptors()).isLessThan(descriptors + FEW);
			assertThat(JvmResources.threads()).isLessThan(threads + FEW);
		});
		// rarely, since counting objects stops the JVM, and with it what releases them
		Awaitility.await()
			.pollDelay(Duration.ZERO)
			.pollInterval(Duration.ofSeconds(3))
			.atMost(SOON)
			.untilAsserted(() -> assertThat(JvmResources.objects(FeedStream.class)).isLessThan(FEW));
	}

	private void openTwiceAndHangUp(List<String> requests) throws IOException {
		List<RawHttp> clients = new ArrayList<>();
		for (String request : requests) {
			clients.add(connect(request, 200));
			clients.add(connect(request, 429));
		}
		hangUp(clients);
	}

	private RawHttp connect(String request, int status) throws IOException {
		RawHttp client = RawHttp.connect(this.port);
		assertThat(client.send(request).readHead().status()).isEqualTo(status);
		return client;
	}

	private void hangUp(List<RawHttp> clients) throws IOException {
		for (RawHttp client : clients) {
			client.reset();
		}
		awaitFreePlaces();
	}

	private void awaitFreePlaces() {
		Awaitility.await().pollInterval(Duration.ofMillis(20)).atMost(SOON).until(() -> this.streamPlaces.taken() == 0);
	}

	@Test
	void respondsToHeadWithoutAStream() throws IOException {
		for (int i = 0; i < 3; i++) {
			try (RawHttp client = RawHttp.connect(this.port)) {
				assertThat(client.send(request(this.reader, "").replaceFirst("GET", "HEAD")).readHead().status())
					.isEqualTo(200);
			}
		}
	}

	@Test
	void isForItsOwnerOnly() {
		assertThat(this.client.get(path(this.reader), this.author).statusCode()).isEqualTo(403);
		assertThat(this.client.send("GET", path(this.reader), null, this.reader, "Last-Event-ID", "1.2.3").statusCode())
			.isEqualTo(400);
	}

	private String post(UUID user, String content) {
		Matcher id = POSTED
			.matcher(this.client.post("/tweets/" + user, "{\"content\":\"" + content + "\"}", user).body());
		assertThat(id.find()).isTrue();
		return id.group(1);
	}

	/**
	 * Opens a stream as soon as an earlier one has ended, and waits for its first event:
	 * what is posted from here on is new.
	 */
	private EventReader open(String last) throws IOException {
		EventReader events = new EventReader(connect(this.reader, last, SOON).hurry());
		events.readTo(":open");
		return events;
	}

	private RawHttp connect(UUID user, String last, Duration time) {
		AtomicReference<RawHttp> open = new AtomicReference<>();
		Awaitility.await().atMost(time).untilAsserted(() -> {
			// the system would keep megabytes for a client that reads slowly
			RawHttp client = RawHttp.connectSlowly(this.port, null);
			assertThat(client.send(request(user, last)).readHead().status()).isEqualTo(200);
			open.set(client);
		});
		return open.get();
	}

	private int status(UUID user) throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			return client.send(request(user, "")).readHead().status();
		}
	}

	private static String request(UUID user, String last) {
		return "GET " + path(user) + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
				+ ServiceCaller.authorization(user) + (last.isEmpty() ? "" : "\r\nLast-Event-ID: " + last) + "\r\n\r\n";
	}

	private static String path(UUID user) {
		return "/tweets/" + user + "/feed/stream";
	}

	private static String last(String events) {
		return ID.matcher(events).results().reduce((one, next) -> next).orElseThrow().group(1);
	}

}
