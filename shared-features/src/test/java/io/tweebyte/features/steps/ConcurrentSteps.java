package io.tweebyte.features.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.Forms;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.json.JsonMapper;

/** Many users who send requests at the same time. */
public final class ConcurrentSteps {

	private static final int OK = 200;

	private static final int UNAVAILABLE = 503;

	private static final int MOST_TRIES = 20;

	private final World world;

	private final List<ReceivedResponse> responses = new ArrayList<>();

	public ConcurrentSteps(World world) {
		this.world = world;
	}

	@When("{int} people sign up at once from {int} addresses with the e-mail {string}")
	public void signUpAtOnce(int people, int addresses, String email) throws Exception {
		List<HttpCaller> callers = new ArrayList<>();
		for (int i = 0; i < addresses; i++) {
			callers.add(new HttpCaller(this.world.backend().gateway(), SourceAddresses.next(this.world.backend())));
		}
		CountDownLatch start = new CountDownLatch(1);
		try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<HttpExchange>> running = new ArrayList<>();
			for (int i = 0; i < people; i++) {
				HttpCaller caller = callers.get(i % addresses);
				HttpCall call = signUp("crowd" + i, email);
				running.add(executor.submit(() -> {
					start.await();
					return caller.send(call);
				}));
			}
			start.countDown();
			for (Future<HttpExchange> exchange : running) {
				this.responses.add(this.world.note(exchange.get()));
			}
		}
		finally {
			callers.forEach(HttpCaller::close);
		}
	}

	private HttpCall signUp(String name, String email) {
		Map<String, String> form = SignUpForm.of(this.world, name, Map.of("email", email));
		return HttpCall.of("POST /user-service/auth/register").body(Forms.URL_ENCODED, Forms.urlEncoded(form));
	}

	@Then("{int} of them gets/get a token, and every other gets {int}, {int} or {int}")
	public void someGetToken(int winners, int first, int second, int third) {
		Assertions.assertThat(this.responses)
			.filteredOn((response) -> response.status() == OK)
			.hasSize(winners)
			.allSatisfy((response) -> Assertions.assertThat(response.text()).matches("\\{\"token\":\"[^\"]+\"}"));
		Assertions.assertThat(this.responses)
			.filteredOn((response) -> response.status() != OK)
			.allSatisfy((response) -> Assertions.assertThat(response.status()).isIn(first, second, third))
			.allSatisfy((response) -> Assertions.assertThat(status(response)).isEqualTo(response.status()));
	}

	@Then("at least {int} of them get {int}")
	public void atLeastSoMany(int people, int status) {
		Assertions.assertThat(this.responses)
			.filteredOn((response) -> response.status() == status)
			.hasSizeGreaterThanOrEqualTo(people);
	}

	@Then("each response with {int} or {int} names a time to try again")
	public void namesTimeToTryAgain(int first, int second) {
		Assertions.assertThat(this.responses)
			.filteredOn((response) -> response.status() == first || response.status() == second)
			.allSatisfy((response) -> Assertions.assertThat(response.header("Retry-After").orElse("none"))
				.matches("[1-9]\\d*"));
	}

	@When("{int} log-ins as {string} are sent at once from this address")
	public void logInAtOnce(int times, String email) throws Exception {
		String json = "{\"email\":\"%s\",\"password\":\"not the password\"}".formatted(this.world.fill(email));
		HttpCall call = HttpCall.of("POST /user-service/auth/login").json(json);
		try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<ReceivedResponse>> running = new ArrayList<>();
			for (int i = 0; i < times; i++) {
				running.add(executor.submit(() -> this.world.send(call)));
			}
			for (Future<ReceivedResponse> response : running) {
				this.responses.add(response.get());
			}
		}
	}

	@When("{name} sends {string} {int} times at once")
	public void sendsAtOnce(String name, String line, int times) throws Exception {
		HttpCall call = new Actor(name).signed(HttpCall.of(this.world.fill(line)), this.world);
		sendAtOnce(Collections.nCopies(times, call));
	}

	@When("{name} sends {string} {int} times at once with the JSON:")
	public void sendsJsonAtOnce(String name, String line, int times, String json) throws Exception {
		HttpCall call = new Actor(name).signed(HttpCall.of(this.world.fill(line)), this.world);
		sendAtOnce(Collections.nCopies(times, call.json(this.world.fill(json))));
	}

	@When("{name} sends {string} {int} times at once with the JSON and the header {string}:")
	public void sendsJsonAtOnce(String name, String line, int times, String header, String json) throws Exception {
		String[] parts = this.world.fill(header).split(": ", 2);
		HttpCall call = new Actor(name).signed(HttpCall.of(this.world.fill(line)), this.world);
		sendAtOnce(Collections.nCopies(times, call.header(parts[0], parts[1]).json(this.world.fill(json))));
	}

	private void sendAtOnce(List<HttpCall> calls) throws Exception {
		CountDownLatch start = new CountDownLatch(1);
		this.responses.clear();
		try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<ReceivedResponse>> running = new ArrayList<>();
			for (HttpCall call : calls) {
				running.add(executor.submit(() -> {
					start.await();
					return untilServed(call);
				}));
			}
			start.countDown();
			for (Future<ReceivedResponse> response : running) {
				this.responses.add(response.get());
			}
		}
	}

	/** Tries again while a service is busy. */
	private ReceivedResponse untilServed(HttpCall call) {
		ReceivedResponse response = this.world.send(call);
		for (int i = 1; i < MOST_TRIES && response.status() == UNAVAILABLE; i++) {
			response = this.world.send(call);
		}
		return response;
	}

	@Then("each of them gets {int} with the JSON:")
	public void eachGets(int status, String json) {
		JsonPattern expected = new JsonPattern(this.world.fill(json));
		Assertions.assertThat(this.responses).isNotEmpty().allSatisfy((response) -> {
			Assertions.assertThat(response.status()).as("%s", response).isEqualTo(status);
			Assertions.assertThat(expected.differences(response.body())).as("%s", response).isEmpty();
		});
	}

	@Then("each of them gets {int} without a body")
	public void eachGetsWithoutBody(int status) {
		Assertions.assertThat(this.responses).isNotEmpty().allSatisfy((response) -> {
			Assertions.assertThat(response.status()).as("%s", response).isEqualTo(status);
			Assertions.assertThat(response.text()).isEmpty();
		});
	}

	@Then("all of them got the same response")
	public void allGotTheSame() {
		Assertions.assertThat(this.responses.stream().map(ReceivedResponse::text).distinct()).hasSize(1);
	}

	@Then("{int} of them gets {int} and the others {int}")
	public void oneWins(int winners, int status, int other) {
		Assertions.assertThat(this.responses).filteredOn((response) -> response.status() == status).hasSize(winners);
		Assertions.assertThat(this.responses)
			.filteredOn((response) -> response.status() != status)
			.isNotEmpty()
			.allSatisfy((response) -> Assertions.assertThat(status(response)).isEqualTo(other));
	}

	private static int status(ReceivedResponse response) {
		return JsonMapper.shared().readTree(response.body()).required("status").asInt();
	}

}
