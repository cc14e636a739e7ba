package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.workspace.MixedSetup;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeTags;

/**
 * The features that need more than one service, half way through a migration: the gateway
 * calls, and the services call, across all three models. Most failures of a neighbour are
 * left out: a proxy takes its place there, so its model does not matter. So is the live
 * page, which each backend shows by itself. {@link MixedFeatures} runs all.
 */
@Features
@IncludeTags({ "crossing", "smoke" })
@ExcludeTags("browser")
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
