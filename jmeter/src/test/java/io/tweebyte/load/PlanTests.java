package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What every plan keeps to, so that it opens in stock JMeter and runs by hand.
 */
class PlanTests {

	private static final Pattern PROPERTY = Pattern.compile("\\$\\{__P\\((\\w+)(,[^)]*)?\\)}");

	private static final Pattern CLASS = Pattern.compile("(?:gui|test)class=\"(\\w+)\"");

	private static final List<String> COMMON = List.of("protocol", "host", "port", "prefix", "users", "rampup",
			"duration", "timeout", "data");

	@ParameterizedTest
	@EnumSource(Scenario.class)
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
	@EnumSource(Scenario.class)
	void holdsNoPathAndNoHostOfAMachine(Scenario scenario) throws IOException {
		String plan = plan(scenario).replaceAll("127\\.0\\.0\\.1", "");
		assertThat(plan).doesNotContainPattern("\\d+\\.\\d+\\.\\d+\\.\\d+")
			.doesNotContain("localhost", ">/home", ">/work", ">/tmp");
	}

	@ParameterizedTest
	@EnumSource(Scenario.class)
	void consistsOfStockElementsWithoutAListener(Scenario scenario) throws IOException {
		String stock = Files.readString(Path.of("engine/target/jmeter/bin/saveservice.properties"));
		Matcher element = CLASS.matcher(plan(scenario));
		while (element.find()) {
			assertThat(stock).containsPattern("(?m)^(\\w+,)*" + element.group(1) + "(,\\w+)*=org\\.apache\\.jmeter\\.");
		}
		assertThat(plan(scenario)).doesNotContain("ResultCollector", "BackendListener");
	}

	@ParameterizedTest
	@EnumSource(Scenario.class)
	void assertsStatusAndBodyAndThatNothingIsDegraded(Scenario scenario) throws IOException {
		assertThat(plan(scenario)).contains("Assertion.response_code", "X-Degraded", "testclass=\"JSONPathAssertion\"");
	}

	private static String plan(Scenario scenario) throws IOException {
		return Files.readString(scenario.plan(Path.of("plans")));
	}

}
