package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeTags;

/**
 * The features that need more than one service or are tagged smoke, with every service in
 * its virtual form. {@link MixedFeatures} runs all.
 */
@Features
@IncludeTags({ "crossing", "smoke" })
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/virtual.html")
class VirtualFeaturesIntegrationTests {

	@BeforeSuite
	static void start() {
		FeatureRun.beginSome("virtual", MixedSetup.of(Model.VIRTUAL));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
