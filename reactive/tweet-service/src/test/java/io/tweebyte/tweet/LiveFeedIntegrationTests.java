package io.tweebyte.tweet;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.id.Identifiers;
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
@TestPropertySource(properties = { "tweebyte.streams.tweets=2", "tweebyte.streams.streams-per-user=1",
		"tweebyte.streams.heartbeat=500ms", "tweebyte.streams.period=500ms", "tweebyte.streams.first-delay=0s" })
class LiveFeedIntegrationTests extends TweetServiceIntegrationTest {

	private static final Pattern ID = Pattern.compile("id:(\\S+)");

	private static final Pattern POSTED = Pattern.compile("\"id\":\"([^\"]+)\"");

	private static final Duration SOON = Duration.ofSeconds(10);

	private final UUID author = Identifiers.next();

	private final UUID other = Identifiers.next();

	private final UUID reader = Identifiers.next();

	private final Neighbours neighbours = new Neighbours().followed(this.author);

	/** What the open stream has sent and no test has looked at. */
	private final StringBuilder received = new StringBuilder();

	@BeforeEach
	void play() {
		NEIGHBOURS.respond(this.neighbours.user(this.author, false).user(this.other, false).user(this.reader, false));
	}

	@Test
	void sendsTheTweetsOfFollowedUsers() throws IOException {
		try (RawHttp client = open("")) {
			post(this.other, "Not for this reader");
			String posted = post(this.author, "For this reader");

			String events = readTo(client, posted);

			assertThat(events).contains("event:tweet\n", "data:{\"id\":\"" + posted + "\",\"user_id\":\"" + this.author)
				.doesNotContain("Not for this reader");
		}
	}

	@Test
	void goesOnBehindAnEventThatIsNotInMemoryAnyMore() throws IOException {
		String last;
		try (RawHttp client = open("")) {
			last = last(readTo(client, post(this.author, "The last one that is read")));
		}
		String missed = post(this.author, "The first one that is missed");
		for (int i = 0; i < 4; i++) {
			post(this.other, "Fills the memory");
		}
		String newest = post(this.author, "The last one that is missed");

		try (RawHttp client = open(last)) {
			String events = readTo(client, newest);
			assertThat(events).contains(missed).doesNotContain("The last one that is read", "event:reset");
			assertThat(events.indexOf(missed)).isLessThan(events.indexOf(newest));
		}
	}

	@Test
	void losesNoTweetThatIsCommittedLate() throws IOException, SQLException {
		UUID late = Identifiers.next();
		try (Connection connection = DATABASE.open();
				Statement statement = connection.createStatement();
				RawHttp client = open("")) {
			connection.setAutoCommit(false);
			statement
				.execute("insert into tweets (id, user_id, content, content_key, created_at, has_tokens) values ('%s', "
					.formatted(late)
						+ "'%s', 'Committed late', 'committed late', now(), false)".formatted(this.author));
			String posted = post(this.author, "Begun late, committed early");
			connection.commit();

			String events = readTo(client, posted);

			assertThat(events.indexOf(late.toString())).isPositive().isLessThan(events.indexOf(posted));
		}
	}

	@Test
	void losesNoTweetWhileFollowsAreUnknown() throws IOException {
		try (RawHttp client = open("")) {
			this.neighbours.broken("/follows", "500 Oh");
			String posted = post(this.author, "Posted during an outage");
			readTo(client, "heartbeat");
			this.neighbours.repaired("/follows");

			assertThat(readTo(client, posted)).contains("event:tweet");
		}
	}

	@Test
	void saysThatTweetsMayBeMissing() throws IOException {
		try (RawHttp client = open("1.00000000.1.00000000-0000-0000-0000-000000000000")) {
			assertThat(readTo(client, "event:reset")).doesNotContain("event:tweet");
			String posted = post(this.author, "Goes on after that");
			assertThat(readTo(client, posted)).contains("event:tweet");
		}
	}

	@Test
	void givesThePlaceBackWhenTheClientHasGone() throws IOException {
		try (RawHttp client = open("")) {
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
	void isForNobodyElse() {
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
	private RawHttp open(String last) throws IOException {
		AtomicReference<RawHttp> open = new AtomicReference<>();
		Awaitility.await().atMost(SOON).untilAsserted(() -> {
			RawHttp client = RawHttp.connect(this.port);
			assertThat(client.send(request(last)).readHead().status()).isEqualTo(200);
			open.set(client);
		});
		this.received.setLength(0);
		readTo(open.get(), ":open");
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

	/**
	 * Returns what came until a text, to the end of its event. A chunk may have several
	 * events: those behind it are left for the next call.
	 */
	private String readTo(RawHttp client, String text) throws IOException {
		int end = endOfEvent(text);
		while (end < 0) {
			this.received.append(client.readChunk());
			end = endOfEvent(text);
		}
		String read = this.received.substring(0, end);
		this.received.delete(0, end);
		return read;
	}

	private int endOfEvent(String text) {
		int found = this.received.indexOf(text);
		int end = (found < 0) ? -1 : this.received.indexOf("\n\n", found);
		return (end < 0) ? -1 : end + 2;
	}

	private static String last(String events) {
		return ID.matcher(events).results().reduce((one, next) -> next).orElseThrow().group(1);
	}

}
