package io.tweebyte.tweet;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.testsupport.EventReader;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Streams of a service with little memory, of which each user has one. */
@DirtiesContext
@TestPropertySource(properties = { "tweebyte.streams.tweets=3", "tweebyte.streams.streams-per-user=1",
		"tweebyte.time.idle=2s", "tweebyte.streams.heartbeat=500ms", "tweebyte.streams.period=500ms",
		"tweebyte.streams.first-delay=0s" })
class LiveFeedIntegrationTests extends TweetServiceIntegrationTest {

	private static final Pattern ID = Pattern.compile("id:(\\S+)");

	private static final Pattern POSTED = Pattern.compile("\"id\":\"([^\"]+)\"");

	private static final Duration SOON = Duration.ofSeconds(10);

	/** Longer than a place is kept: a heartbeat and three times the idle time. */
	private static final Duration PLACE = Duration.ofSeconds(8);

	/** A busy machine takes seconds to fill what the systems of both ends keep. */
	private static final Duration PLACE_AND_MORE = Duration.ofSeconds(40);

	/** So many events take longer than that at the pace of a slow reader. */
	private static final int MANY = 25_000;

	/** More than the systems of both ends keep for a client that does not read. */
	private static final int MORE_THAN_IS_BUFFERED = 12_000;

	private final UUID author = Identifiers.next();

	private final UUID other = Identifiers.next();

	private final UUID reader = Identifiers.next();

	private final Neighbours neighbours = new Neighbours().followed(this.author);

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
	void keepsThePlaceOfASlowReader() throws IOException, SQLException {
		String last;
		try (EventReader client = open("")) {
			last = last(client.readTo(post(this.author, "Before many")));
		}
		postMany(MANY);
		try (EventReader client = open(last)) {
			long begin = System.nanoTime();
			Awaitility.await().pollInterval(Duration.ofMillis(50)).atMost(Duration.ofMinutes(1)).until(() -> {
				for (int i = 0; i < 50; i++) {
					client.readTo("event:tweet");
				}
				return System.nanoTime() - begin > PLACE.toNanos();
			});
			try (RawHttp another = RawHttp.connect(this.port)) {
				assertThat(another.send(request("")).readHead().status()).isEqualTo(429);
			}
			assertThat(client.readTo("event:")).contains("event:tweet");
		}
	}

	@Test
	void givesAwayThePlaceOfAReaderWhoReadsNothing() throws IOException, SQLException {
		String last;
		try (EventReader client = open("")) {
			last = last(client.readTo(post(this.author, "Before many")));
		}
		postMany(MORE_THAN_IS_BUFFERED);
		try (RawHttp client = connect(last)) {
			try (RawHttp another = RawHttp.connect(this.port)) {
				assertThat(another.send(request("")).readHead().status()).isEqualTo(429);
			}

			try (RawHttp another = connect("", PLACE_AND_MORE)) {
				assertThat(isOver(client.hurry())).isTrue();
			}
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
			assertThat(this.client.get(path(), this.reader).statusCode()).isEqualTo(429);
			client.reset();
		}

		Awaitility.await().atMost(SOON).untilAsserted(() -> {
			try (RawHttp client = RawHttp.connect(this.port)) {
				assertThat(client.send(request("")).readHead().status()).isEqualTo(200);
			}
		});
	}

	@Test
	void respondsToHeadWithoutAStream() throws IOException {
		for (int i = 0; i < 3; i++) {
			try (RawHttp client = RawHttp.connect(this.port)) {
				assertThat(client.send(request("").replaceFirst("GET", "HEAD")).readHead().status()).isEqualTo(200);
			}
		}
	}

	@Test
	void isForItsOwnerOnly() {
		assertThat(this.client.get(path(), this.author).statusCode()).isEqualTo(403);
		assertThat(this.client.send("GET", path(), null, this.reader, "Last-Event-ID", "1.2.3").statusCode())
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
		EventReader events = new EventReader(connect(last).hurry());
		events.readTo(":open");
		return events;
	}

	private RawHttp connect(String last) {
		return connect(last, SOON);
	}

	private RawHttp connect(String last, Duration time) {
		AtomicReference<RawHttp> open = new AtomicReference<>();
		Awaitility.await().atMost(time).untilAsserted(() -> {
			// the system would keep megabytes for a client that reads slowly
			RawHttp client = RawHttp.connectSlowly(this.port, null);
			assertThat(client.send(request(last)).readHead().status()).isEqualTo(200);
			open.set(client);
		});
		return open.get();
	}

	private String request(String last) {
		return "GET " + path() + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
				+ ServiceCaller.authorization(this.reader) + (last.isEmpty() ? "" : "\r\nLast-Event-ID: " + last)
				+ "\r\n\r\n";
	}

	private String path() {
		return "/tweets/" + this.reader + "/feed/stream";
	}

	private static String last(String events) {
		return ID.matcher(events).results().reduce((one, next) -> next).orElseThrow().group(1);
	}

}
