package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;

/** All features, with every service in its reactive form. */
@Features
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/reactive.html")
class ReactiveFeaturesIntegrationTests {

	@BeforeSuite
	static void start() {
		FeatureRun.begin("reactive", MixedSetup.of(Model.REACTIVE));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
