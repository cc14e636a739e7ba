package io.tweebyte.features.steps;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.After;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.launcher.fault.Delays;
import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.servers.fault.Fault;
import org.assertj.core.api.Assertions;

/**
 * A service that hangs, since its process is stopped, or whose responses to the others
 * are spoiled, and that goes on later.
 */
public final class OutageSteps {

	private static final int OK = 200;

	private static final int UNAVAILABLE = 503;

	/** A breaker that tries again lets so many calls through before it closes. */
	private static final int TRIALS = 5;

	/** Each needs other services than the one that responds. */
	private static final List<String> WHOLE = List.of("/user-service/users/{%s.id}",
			"/tweet-service/tweets/user/{%s.id}", "/tweet-service/tweets/{%s.id}/feed",
			"/interaction-service/follows/{%s.id}/followers", "/interaction-service/likes/user/{%s.id}");

	private final World world;

	private final List<ReceivedResponse> responses = new ArrayList<>();

	private final Set<ServiceName> hanging = EnumSet.noneOf(ServiceName.class);

	public OutageSteps(World world) {
		this.world = world;
	}

	@Given("the {service} service hangs")
	public void hangs(ServiceName service) {
		this.hanging.add(service);
		signal(service, "STOP");
		Signals.awaitStopped(this.world.backend().process(service).orElseThrow());
	}

	@Given("the {service} service {fault}")
	public void fails(ServiceName service, Fault fault) {
		faults().of(service.label()).set(fault);
	}

	@Given("Redis {fault}")
	public void redisFails(Fault fault) {
		faults().of(Delays.REDIS).set(fault);
	}

	@When("the {service} service goes on")
	public void goesOn(ServiceName service) {
		if (this.hanging.remove(service)) {
			signal(service, "CONT");
		}
		faults().of(service.label()).set(Fault.NONE);
	}

	@When("Redis goes on")
	public void redisGoesOn() {
		faults().of(Delays.REDIS).set(Fault.NONE);
	}

	private FaultProxies faults() {
		return this.world.backend().faults().orElseThrow();
	}

	/** Whatever has failed, the scenarios that follow need the services. */
	@After
	public void letGoOn() {
		Set.copyOf(this.hanging).forEach(this::goesOn);
		this.world.backend()
			.faults()
			.ifPresent((faults) -> faults.proxies().values().forEach((proxy) -> proxy.set(Fault.NONE)));
	}

	@When("these are sent at once by {name}:")
	public void areSentAtOnce(String name, DataTable requests) throws Exception {
		try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<ReceivedResponse>> running = new ArrayList<>();
			for (List<String> request : requests.asLists()) {
				HttpCall call = call(name, request.get(0), request.get(1));
				running.add(executor.submit(() -> this.world.send(call)));
			}
			for (Future<ReceivedResponse> response : running) {
				this.responses.add(response.get());
			}
		}
	}

	private HttpCall call(String name, String line, String mediaType) {
		HttpCall call = new Actor(name).signed(HttpCall.of(this.world.fill(line)), this.world);
		return Objects.requireNonNullElse(mediaType, "").isEmpty() ? call : call.body(mediaType, "{}");
	}

	@Then("each of them gets the problem 503, and a time to try again")
	public void eachGetsUnavailable() {
		Assertions.assertThat(this.responses).isNotEmpty().allSatisfy((response) -> {
			Assertions.assertThat(response.status()).as("%s", response).isEqualTo(UNAVAILABLE);
			Assertions.assertThat(response.header("Retry-After")).hasValue("1");
			Assertions.assertThat(response.header("Content-Type")).hasValue("application/problem+json");
			Assertions.assertThat(response.text())
				.contains("\"title\":\"Service Unavailable\"", "\"status\":503", "; try again.\"");
		});
	}

	@Then("{name} is served again")
	public void isServedAgain(String name) {
		for (String path : WHOLE) {
			HttpCall call = call(name, "GET " + path.formatted(name), "");
			Eventually.holds(() -> {
				for (int i = 0; i < TRIALS; i++) {
					isWhole(this.world.send(call));
				}
			});
		}
	}

	private void isWhole(ReceivedResponse response) {
		Assertions.assertThat(response.status()).as("%s", this.world.last()).isEqualTo(OK);
		Assertions.assertThat(response.allOf("X-Degraded")).as("%s", this.world.last()).isEmpty();
	}

	@Then("the next response to {string} that {name} gets is not degraded, and soon is the JSON:")
	public void soonIsWhole(String line, String name, String json) {
		Eventually.holds(() -> {
			ReceivedResponse response = this.world.send(call(name, line, ""));
			Assertions.assertThat(response.allOf("X-Degraded")).as("%s", this.world.last()).isEmpty();
			Assertions.assertThat(new JsonPattern(this.world.fill(json)).differences(response.body()))
				.as("%s", this.world.last())
				.isEmpty();
		});
	}

	@Then("soon the response to {string} for {name} contains {string}")
	public void soonContains(String line, String name, String text) {
		Eventually.holds(() -> Assertions.assertThat(this.world.send(call(name, line, "")).text())
			.as("%s", this.world.last())
			.contains(this.world.fill(text)));
	}

	@Then("soon the response to {string} for {name} does not contain {string}")
	public void soonDoesNotContain(String line, String name, String text) {
		Eventually.holds(() -> {
			ReceivedResponse response = this.world.send(call(name, line, ""));
			Assertions.assertThat(response.status()).as("%s", this.world.last()).isEqualTo(OK);
			Assertions.assertThat(response.text()).as("%s", this.world.last()).doesNotContain(this.world.fill(text));
		});
	}

	@When("the clean-up has found it silent")
	public void cleanUpHasFailed() {
		long before = failedRounds();
		Eventually.holds(() -> Assertions.assertThat(failedRounds()).isGreaterThan(before));
	}

	private long failedRounds() {
		return this.world.backend()
			.log(ServiceName.INTERACTION)
			.orElseThrow()
			.stream()
			.filter((line) -> line.contains("A round of the task clean-up failed"))
			.count();
	}

	private void signal(ServiceName service, String signal) {
		Signals.send(this.world.backend().process(service).orElseThrow(), signal);
	}

}
