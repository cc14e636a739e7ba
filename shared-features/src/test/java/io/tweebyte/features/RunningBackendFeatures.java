package io.tweebyte.features;

import java.net.URI;

import io.tweebyte.features.backend.FeatureRun;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;

/** All features, against the backend that {@code -Dtweebyte.url} names. */
@Features
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/running.html")
class RunningBackendFeatures {

	@BeforeSuite
	static void find() {
		FeatureRun.begin(URI.create(System.getProperty("tweebyte.url").replaceAll("/+$", "")));
	}

	@AfterSuite
	static void judge() {
		FeatureRun.end();
	}

}
