package io.tweebyte.load.jmeter;

import io.tweebyte.load.plan.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What every plan keeps to, so that it opens in stock JMeter and runs by hand.
 */
class PlanTests {

	private static final Pattern PROPERTY = Pattern.compile("\\$\\{__P\\(([\\w-]+)(?=(,)?)");

	private static final Pattern CLASS = Pattern.compile("(?:gui|test)class=\"(\\w+)\"");

	private static final Pattern ARRIVALS = Pattern.compile("(?s)<(ThreadGroup|PreciseThroughputTimer) .*?</\\1>");

	private static final String SAMPLER = "</HTTPSamplerProxy>";

	private static final List<String> COMMON = List.of("protocol", "host", "port", "via", "users", "rampup", "duration",
			"model", "rate", "seed", "timeout", "data");

	@ParameterizedTest
	@MethodSource("io.tweebyte.load.jmeter.PlanRun#scenarios")
	void takesEverythingThatVariesFromPropertiesWithDefaults(Scenario scenario) throws IOException {
		Set<String> names = new HashSet<>();
		Matcher property = PROPERTY.matcher(plan(scenario));
		while (property.find()) {
			names.add(property.group(1));
			assertThat(property.group(2)).as(property.group()).isNotNull();
		}
		assertThat(names).containsAll(COMMON);
	}

	@ParameterizedTest
	@MethodSource("io.tweebyte.load.jmeter.PlanRun#scenarios")
	void findsEveryPropertyInTheDocuments(Scenario scenario) throws IOException {
		String documents = Files.readString(Path.of("README.md"));
		Matcher property = PROPERTY.matcher(plan(scenario));
		while (property.find()) {
			assertThat(documents).contains("`" + property.group(1) + "`");
		}
	}

	@ParameterizedTest
	@MethodSource("io.tweebyte.load.jmeter.PlanRun#scenarios")
	void sendsArrivalsAsEveryOtherPlanDoes(Scenario scenario) throws IOException {
		assertThat(arrivals(scenario)).isNotEmpty().isEqualTo(arrivals(Scenario.USER_SUMMARY));
	}

	/**
	 * The users and the timer of the open model, but for the rate that is its default.
	 */
	private static List<String> arrivals(Scenario scenario) throws IOException {
		return ARRIVALS.matcher(plan(scenario))
			.results()
			.map((part) -> part.group().replaceAll("\\(rate,\\d+\\)", "(rate)"))
			.toList();
	}

	@ParameterizedTest
	@MethodSource("io.tweebyte.load.jmeter.PlanRun#scenarios")
	void holdsNoPathAndNoHostOfAMachine(Scenario scenario) throws IOException {
		String plan = plan(scenario).replaceAll("127\\.0\\.0\\.1", "");
		assertThat(plan).doesNotContainPattern("\\d+\\.\\d+\\.\\d+\\.\\d+")
			.doesNotContain("localhost", ">/home", ">/work", ">/tmp");
	}

	@ParameterizedTest
	@MethodSource("io.tweebyte.load.jmeter.PlanRun#scenarios")
	void consistsOfStockElementsWithoutAListener(Scenario scenario) throws IOException {
		String stock = Files.readString(Path.of("engine/target/jmeter/bin/saveservice.properties"));
		Matcher element = CLASS.matcher(plan(scenario));
		while (element.find()) {
			assertThat(element.group(1).equals("TestBeanGUI")
					|| Pattern.compile("(?m)^(\\w+,)*" + element.group(1) + "(,\\w+)*=org\\.apache\\.jmeter\\.")
						.matcher(stock)
						.find())
				.as(element.group(1))
				.isTrue();
		}
		assertThat(plan(scenario)).doesNotContain("ResultCollector", "BackendListener");
	}

	@ParameterizedTest
	@MethodSource("io.tweebyte.load.jmeter.PlanRun#scenarios")
	void assertsStatusAndBodyOfEverySamplerAndThatNothingIsDegraded(Scenario scenario) throws IOException {
		List<String> samplers = List.of(plan(scenario).split(SAMPLER));
		assertThat(samplers).hasSize(1 + ((scenario == Scenario.MIXED) ? 6 : 1));
		for (String assertions : samplers.subList(1, samplers.size())) {
			assertThat(assertions).contains("Assertion.response_code", "(?i)X-Degraded:");
			if (!assertions.contains("<stringProp name=\"0\">204<")) {
				assertThat(assertions).containsAnyOf("Assertion.response_data", "SizeAssertion.response_data",
						"JSR223Assertion");
			}
		}
	}

	private static String plan(Scenario scenario) throws IOException {
		return Files.readString(scenario.plan(Path.of("plans")));
	}

}
