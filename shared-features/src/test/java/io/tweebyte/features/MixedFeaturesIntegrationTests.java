package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.workspace.MixedSetup;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeTags;

/**
 * The features that need more than one service, half way through a migration: the gateway
 * calls, and the services call, across all three models. {@link MixedFeatures} runs the
 * others.
 */
@Features
@IncludeTags({ "crossing", "smoke" })
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/mixed.html")
class MixedFeaturesIntegrationTests {

	@BeforeSuite
	static void start() {
		FeatureRun.beginSome("mixed",
				MixedSetup.parse("mixed(gateway=virtual,user=async,tweet=reactive,interaction=virtual)"));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
