package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.workspace.MixedSetup;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;

/**
 * All features, half way through a migration: the gateway calls, and the services call,
 * across models. With {@code -Dtweebyte.setup=mixed(gateway=reactive,user=async)} in that
 * set-up.
 */
@Features
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/mixed.html")
class MixedFeaturesIntegrationTests {

	private static final String HALF_WAY = "mixed(gateway=reactive,user=async,tweet=async,interaction=reactive)";

	@BeforeSuite
	static void start() {
		FeatureRun.begin("mixed", MixedSetup.parse(System.getProperty("tweebyte.setup", HALF_WAY)));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
