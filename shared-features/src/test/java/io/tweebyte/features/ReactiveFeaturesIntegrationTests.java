package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.Arrangement;
import io.tweebyte.launcher.Model;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;

/** All features, with every service in its reactive form. */
@Features
class ReactiveFeaturesIntegrationTests {

	@BeforeSuite
	static void start() {
		FeatureRun.begin("reactive", Arrangement.of(Model.REACTIVE));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
