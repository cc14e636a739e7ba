package io.tweebyte.features;

import java.net.URI;

import io.tweebyte.features.backend.FeatureRun;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;

/** All features, against the backend that {@code -Dtweebyte.url} names. */
@Features
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
