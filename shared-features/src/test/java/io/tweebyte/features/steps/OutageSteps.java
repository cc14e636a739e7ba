package io.tweebyte.features.steps;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.After;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpAnswer;
import io.tweebyte.features.http.HttpCall;
import org.assertj.core.api.Assertions;

/** A service that hangs: its process is stopped, and goes on later. */
public final class OutageSteps {

	private static final int OK = 200;

	private static final int UNAVAILABLE = 503;

	/** Longer than the gateway's breaker rests. */
	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private static final Duration BETWEEN_TRIES = Duration.ofMillis(200);

	private final World world;

	private final List<HttpAnswer> answers = new ArrayList<>();

	private boolean hangs;

	public OutageSteps(World world) {
		this.world = world;
	}

	@Given("the user service hangs")
	public void userServiceHangs() {
		this.hangs = true;
		signal("STOP");
		Signals.awaitStopped(this.world.backend().userServiceProcess().orElseThrow());
	}

	@When("the user service goes on")
	public void userServiceGoesOn() {
		signal("CONT");
		this.hangs = false;
	}

	/** Whatever has failed, the scenarios that follow need the service. */
	@After
	public void letGoOn() {
		if (this.hangs) {
			userServiceGoesOn();
		}
	}

	@When("these are sent at once by {name}:")
	public void areSentAtOnce(String name, DataTable requests) throws Exception {
		try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<HttpAnswer>> running = new ArrayList<>();
			for (List<String> request : requests.asLists()) {
				HttpCall call = call(name, request.get(0), request.get(1));
				running.add(crowd.submit(() -> this.world.send(call)));
			}
			for (Future<HttpAnswer> answer : running) {
				this.answers.add(answer.get());
			}
		}
	}

	private HttpCall call(String name, String line, String mediaType) {
		HttpCall call = new Actor(name).signed(HttpCall.of(this.world.fill(line)), this.world);
		return Objects.requireNonNullElse(mediaType, "").isEmpty() ? call : call.body(mediaType, "{}");
	}

	@Then("each of them is told the problem 503, and to try again")
	public void eachIsTold() {
		Assertions.assertThat(this.answers).isNotEmpty().allSatisfy((answer) -> {
			Assertions.assertThat(answer.status()).as("%s", answer).isEqualTo(UNAVAILABLE);
			Assertions.assertThat(answer.header("Retry-After")).hasValue("1");
			Assertions.assertThat(answer.header("Content-Type")).hasValue("application/problem+json");
			Assertions.assertThat(answer.text())
				.contains("\"title\":\"Service Unavailable\"", "\"status\":503", "; try again.\"");
		});
	}

	@Then("{name} is served again")
	public void isServedAgain(String name) throws InterruptedException {
		HttpCall call = call(name, "GET /user-service/users/summary/{" + name + ".id}", "");
		long end = System.nanoTime() + PATIENCE.toNanos();
		HttpAnswer answer = this.world.send(call);
		while (answer.status() != OK && System.nanoTime() < end) {
			Thread.sleep(BETWEEN_TRIES);
			answer = this.world.send(call);
		}
		Assertions.assertThat(answer.status()).as("%s", this.world.last()).isEqualTo(OK);
		Assertions.assertThat(answer.text()).contains(this.world.fill("{" + name + ".userName}"));
	}

	private void signal(String signal) {
		Signals.send(this.world.backend().userServiceProcess().orElseThrow(), signal);
	}

}
