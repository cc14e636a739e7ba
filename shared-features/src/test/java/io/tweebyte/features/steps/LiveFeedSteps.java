package io.tweebyte.features.steps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import io.cucumber.java.After;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.EventStream;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpExchange;
import io.tweebyte.features.http.ServerSentEvent;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** Feeds that are received as they grow. */
public final class LiveFeedSteps {

	private static final int OK = 200;

	private final World world;

	private final Requests requests;

	private final List<EventStream> open = new ArrayList<>();

	private String lastEvent;

	private int checked;

	public LiveFeedSteps(World world) {
		this.world = world;
		this.requests = new Requests(world);
	}

	@After
	public void closeAll() {
		this.open.forEach(EventStream::close);
	}

	@Given("{name} has opened the live feed")
	public void hasOpened(String reader) {
		open(reader, null);
	}

	@Given("{name} has opened the live feed {int} times")
	public void hasOpened(String reader, int times) {
		for (int i = 0; i < times; i++) {
			open(reader, null);
		}
	}

	@Given("{name} has opened the live feed with that token")
	public void hasOpenedWithThatToken(String reader) {
		open(HttpCall.of(this.world.fill(path(reader))).bearer(this.world.fill("{token}")));
	}

	@When("{name} opens the live feed behind the last event")
	public void opensBehindLast(String reader) {
		open(reader, this.lastEvent);
	}

	@When("{name} opens the live feed behind the event {string}")
	public void opensBehind(String reader, String event) {
		open(reader, event);
	}

	private void open(String reader, String last) {
		HttpCall call = this.requests.call(new Actor(reader), path(reader));
		open((last != null) ? call.header("Last-Event-ID", last) : call);
	}

	private static String path(String reader) {
		return "GET /tweet-service/tweets/{" + reader + ".id}/feed/stream";
	}

	private void open(HttpCall call) {
		EventStream stream = EventStream.open(this.world.backend().gateway(), this.world.address(), call);
		this.open.add(stream);
		this.checked = 0;
		assertThat(stream.status()).isEqualTo(OK);
		this.world.note(new HttpExchange(call, stream.head()));
		// what is posted before the first event is not new
		Eventually.holds(() -> assertThat(stream.events()).isNotEmpty());
	}

	@Given("{name} has closed the live feed")
	public void hasClosed(String reader) {
		this.lastEvent = stream().events().getLast().id();
		stream().close();
	}

	@Given("the live feed has sent {string}")
	public void hasSent(String label) {
		Eventually.holds(() -> assertThat(tweets()).containsExactly(label));
		this.checked++;
	}

	@Then("the live feed sends {string}")
	public void sends(String labels) {
		List<String> expected = Arrays.asList(labels.split(", "));
		Eventually.holds(() -> assertThat(tweets()).isEqualTo(expected));
	}

	@Then("the live feed is reset")
	public void isReset() {
		Eventually.holds(() -> assertThat(stream().events()).extracting(ServerSentEvent::name).contains("reset"));
	}

	@Then("the live feed ends")
	public void ends() {
		Eventually.holds(() -> assertThat(stream().isOver()).isTrue());
	}

	@Then("the live feed ends because of {string}")
	public void endsBecauseOf(String reason) {
		ends();
		ServerSentEvent last = stream().events().getLast();
		assertThat(last.name()).isEqualTo("end");
		assertThat(last.data()).isEqualTo("{\"reason\":\"" + reason + "\"}");
	}

	private List<String> tweets() {
		return stream().events()
			.stream()
			.filter((event) -> event.name().equals("tweet"))
			.map((event) -> this.world.nameOf(JsonMapper.shared().readTree(event.data()).required("id").asString()))
			.skip(this.checked)
			.toList();
	}

	private EventStream stream() {
		return this.open.getLast();
	}

}
