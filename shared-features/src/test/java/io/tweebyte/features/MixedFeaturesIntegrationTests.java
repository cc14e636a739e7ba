package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.Arrangement;
import io.tweebyte.launcher.Model;
import io.tweebyte.launcher.ServiceName;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;

/**
 * All features, half way through a migration: the gateway is reactive, the rest is not
 * yet.
 */
@Features
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/mixed.html")
class MixedFeaturesIntegrationTests {

	@BeforeSuite
	static void start() {
		FeatureRun.begin("mixed", Arrangement.of(Model.ASYNC).with(ServiceName.GATEWAY, Model.REACTIVE));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
