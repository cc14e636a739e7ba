package io.tweebyte.features;

import io.tweebyte.features.backend.FeatureRun;
import io.tweebyte.launcher.workspace.MixedSetup;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;

/**
 * All features in the set-up that {@code -Dtweebyte.setup} names, such as
 * {@code mixed(gateway=reactive,user=virtual)}.
 */
@Features
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/mixed.html")
class MixedFeatures {

	@BeforeSuite
	static void start() {
		FeatureRun.begin("mixed", MixedSetup.parse(System.getProperty("tweebyte.setup")));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
