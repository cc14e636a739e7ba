package io.tweebyte.features.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.Forms;
import io.tweebyte.features.http.HttpAnswer;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.json.JsonMapper;

/** Many people who do the same at the same moment. */
public final class CrowdSteps {

	private static final int OK = 200;

	private final World world;

	private final List<HttpAnswer> answers = new ArrayList<>();

	public CrowdSteps(World world) {
		this.world = world;
	}

	@When("{int} people sign up at once from {int} addresses with the e-mail {string}")
	public void signUpAtOnce(int people, int addresses, String email) throws Exception {
		List<HttpCaller> callers = new ArrayList<>();
		for (int i = 0; i < addresses; i++) {
			callers.add(new HttpCaller(this.world.backend().gateway(), SourceAddresses.next(this.world.backend())));
		}
		CountDownLatch start = new CountDownLatch(1);
		try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<HttpExchange>> running = new ArrayList<>();
			for (int i = 0; i < people; i++) {
				HttpCaller caller = callers.get(i % addresses);
				HttpCall call = signUp("crowd" + i, email);
				running.add(crowd.submit(() -> {
					start.await();
					return caller.send(call);
				}));
			}
			start.countDown();
			for (Future<HttpExchange> exchange : running) {
				this.answers.add(this.world.note(exchange.get()));
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

	@Then("{int} of them gets/get a token, and every other is told {int}, {int} or {int}")
	public void someGetToken(int winners, int first, int second, int third) {
		Assertions.assertThat(this.answers)
			.filteredOn((answer) -> answer.status() == OK)
			.hasSize(winners)
			.allSatisfy((answer) -> Assertions.assertThat(answer.text()).matches("\\{\"token\":\"[^\"]+\"}"));
		Assertions.assertThat(this.answers)
			.filteredOn((answer) -> answer.status() != OK)
			.allSatisfy((answer) -> Assertions.assertThat(answer.status()).isIn(first, second, third))
			.allSatisfy((answer) -> Assertions.assertThat(status(answer)).isEqualTo(answer.status()));
	}

	@Then("at least {int} of them are told {int}")
	public void atLeastSoMany(int people, int status) {
		Assertions.assertThat(this.answers)
			.filteredOn((answer) -> answer.status() == status)
			.hasSizeGreaterThanOrEqualTo(people);
	}

	@Then("whoever is told {int} or {int} is also told when to try again")
	public void toldWhenToTryAgain(int first, int second) {
		Assertions.assertThat(this.answers)
			.filteredOn((answer) -> answer.status() == first || answer.status() == second)
			.allSatisfy((answer) -> Assertions.assertThat(answer.header("Retry-After").orElse("none"))
				.matches("[1-9]\\d*"));
	}

	@When("{int} log-ins as {string} are sent at once from this address")
	public void logInAtOnce(int times, String email) throws Exception {
		String json = "{\"email\":\"%s\",\"password\":\"not the password\"}".formatted(this.world.fill(email));
		HttpCall call = HttpCall.of("POST /user-service/auth/login").json(json);
		try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<HttpAnswer>> running = new ArrayList<>();
			for (int i = 0; i < times; i++) {
				running.add(crowd.submit(() -> this.world.send(call)));
			}
			for (Future<HttpAnswer> answer : running) {
				this.answers.add(answer.get());
			}
		}
	}

	private static int status(HttpAnswer answer) {
		return JsonMapper.shared().readTree(answer.body()).required("status").asInt();
	}

}
