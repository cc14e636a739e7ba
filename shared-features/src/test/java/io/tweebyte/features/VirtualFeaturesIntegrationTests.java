package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;

/** All features, with every service in its virtual form. */
@Features
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/virtual.html")
class VirtualFeaturesIntegrationTests {

	@BeforeSuite
	static void start() {
		FeatureRun.begin("virtual", MixedSetup.of(Model.VIRTUAL));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
