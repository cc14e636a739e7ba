package io.tweebyte.features.steps;

import java.util.Locale;

import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.ParameterType;
import io.cucumber.java.Scenario;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.servers.fault.Fault;
import org.junit.jupiter.api.Assumptions;

/** What happens around every scenario. */
public final class Hooks {

	private final World world;

	public Hooks(World world) {
		this.world = world;
	}

	/** A user by the name in the scenario. */
	@ParameterType("[A-Z][a-z]+")
	public String name(String name) {
		return name;
	}

	/** A user by name, or a visitor, who sends no token. */
	@ParameterType("[A-Z][a-z]+|a visitor")
	public Actor actor(String name) {
		return "a visitor".equals(name) ? Actor.VISITOR : new Actor(name);
	}

	/** One of the services behind the gateway. */
	@ParameterType("user|tweet|interaction")
	public ServiceName service(String name) {
		return ServiceName.valueOf(name.toUpperCase(Locale.ROOT));
	}

	/** A fault of a service or of Redis. */
	@ParameterType("is down|takes 5 seconds to respond|breaks off its responses|sends random bytes|sends unreadable bodies")
	public Fault fault(String words) {
		return switch (words) {
			case "is down" -> Fault.DOWN;
			case "takes 5 seconds to respond" -> Fault.SLOW;
			case "breaks off its responses" -> Fault.CUT;
			case "sends random bytes" -> Fault.RANDOM;
			default -> Fault.UNREADABLE;
		};
	}

	/** What can be liked. */
	@ParameterType("tweet|reply")
	public String thing(String name) {
		return name;
	}

	@Before(order = 1)
	public void skipWhatNeedsTheBackendsInside(Scenario scenario) {
		boolean local = scenario.getSourceTagNames().contains("@local");
		Assumptions.assumeTrue(!local || this.world.backend().privateKey().isPresent(),
				"needs a backend that this run has started");
	}

	@Before(order = 1)
	public void skipWhatNeedsManyAddresses(Scenario scenario) {
		boolean addresses = scenario.getSourceTagNames().contains("@addresses");
		Assumptions.assumeTrue(!addresses || this.world.address() != null, "needs to call from many addresses");
	}

	@Before(order = 2)
	public void count() {
		this.world.backend().countScenario();
	}

	@After
	public void end(Scenario scenario) {
		if (scenario.isFailed()) {
			this.world.exchanges().forEach((exchange) -> scenario.log(exchange.toString()));
		}
		this.world.end();
	}

}
