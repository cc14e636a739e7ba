package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;

/** All features, with every service in its async form. */
@Features
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/async.html")
class AsyncFeaturesIntegrationTests {

	@BeforeSuite
	static void start() {
		FeatureRun.begin("async", MixedSetup.of(Model.ASYNC));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
