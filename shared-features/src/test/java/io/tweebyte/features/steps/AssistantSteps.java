package io.tweebyte.features.steps;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.RawConnection;
import io.tweebyte.features.http.ReceivedResponse;
import org.assertj.core.api.SoftAssertions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Summaries by the assistant, which come as Server-Sent Events. */
public final class AssistantSteps {

	private static final String PATH = "/tweet-service/tweets/assistant/summary";

	private final World world;

	public AssistantSteps(World world) {
		this.world = world;
	}

	@When("{name} begins {int} summaries of {name} and hangs up each of them")
	public void beginsAndHangsUp(String reader, int count, String author) {
		for (int i = 0; i < count; i++) {
			try (RawConnection connection = begin(reader, author)) {
				assertThat(connection.readStatus()).isIn(200, 429);
			}
		}
	}

	@When("{name} holds {int} summaries of {name} open and sends {string}")
	public void holdsAndSends(String reader, int count, String author, String line) {
		await().atMost(Duration.ofSeconds(30))
			.pollDelay(Duration.ZERO)
			// a place is free again two seconds after its client has hung up
			.pollInterval(Duration.ofSeconds(3))
			.untilAsserted(() -> holdAndSend(reader, count, author, line));
	}

	/** On a busy machine the first of them may end before the last request is there. */
	private void holdAndSend(String reader, int count, String author, String line) {
		List<RawConnection> open = IntStream.range(0, count).mapToObj((i) -> begin(reader, author)).toList();
		try {
			assertThat(open).allSatisfy((connection) -> assertThat(connection.readStatus()).isEqualTo(200));
			this.world.send(call(reader, author, line));
		}
		finally {
			open.forEach(RawConnection::close);
		}
		assertThat(this.world.response().status()).as("%s", this.world.last()).isNotEqualTo(200);
	}

	private RawConnection begin(String reader, String author) {
		String body = body(author, ",\"max_parts\":400");
		String request = this.world
			.fill("POST " + PATH + " HTTP/1.1\r\nHost: " + this.world.backend().gateway().getAuthority()
					+ "\r\nAuthorization: Bearer {" + reader
					+ ".token}\r\nContent-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n")
				+ body;
		RawConnection connection = new RawConnection(this.world.backend().gateway(), this.world.address());
		connection.write(request.getBytes(StandardCharsets.UTF_8));
		return connection;
	}

	private HttpCall call(String reader, String author, String line) {
		return HttpCall.of(line)
			.header("Authorization", this.world.fill("Bearer {" + reader + ".token}"))
			.json(body(author, ""));
	}

	private String body(String author, String more) {
		return this.world.fill("{\"user_id\":\"{" + author + ".id}\"" + more + "}");
	}

	@Then("{name} gets a summary of {name} within {int} seconds")
	public void getsSummary(String reader, String author, int seconds) {
		HttpCall call = call(reader, author, "POST " + PATH + "/collected");
		await().atMost(Duration.ofSeconds(seconds)).untilAsserted(() -> {
			this.world.send(call);
			assertThat(this.world.response().status()).as("%s", this.world.last()).isEqualTo(200);
		});
	}

	@Then("the response is a stream of events that ends with {string}")
	public void responseIsStream(String last) {
		ReceivedResponse response = this.world.response();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(response.status()).as("status of %s", this.world.last()).isEqualTo(200);
			softly.assertThat(response.header("Content-Type").orElse("none")).startsWith("text/event-stream");
			softly.assertThat(response.header("Content-Length")).isEmpty();
			softly.assertThat(events("event")).as("events of %s", this.world.last()).endsWith(last);
			softly.assertThat(events("event").subList(0, events("event").size() - 1)).containsOnly("text");
		});
	}

	@Then("the events of the response number their texts")
	public void eventsAreNumbered() {
		List<String> ids = events("id");
		assertThat(ids).isEqualTo(IntStream.rangeClosed(1, ids.size()).mapToObj(Integer::toString).toList());
		assertThat(this.world.response().text()).contains("\"parts\":" + ids.size());
	}

	private List<String> events(String field) {
		return Arrays.stream(this.world.response().text().split("\n"))
			.filter((line) -> line.startsWith(field + ":"))
			.map((line) -> line.substring(field.length() + 1))
			.toList();
	}

}
