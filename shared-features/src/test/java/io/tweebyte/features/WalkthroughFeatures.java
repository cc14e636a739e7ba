package io.tweebyte.features;

import java.nio.file.Path;

import io.tweebyte.features.backend.FeatureRun;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;

/**
 * The features tagged {@code @walkthrough}, against the user service whose jar
 * {@code -Dtweebyte.walkthrough} names, behind the gateway of the async tree.
 */
@Features
@ConfigurationParameter(key = "cucumber.filter.tags", value = "@walkthrough")
@ConfigurationParameter(key = "cucumber.plugin", value = "html:target/features/walkthrough.html")
class WalkthroughFeatures {

	@BeforeSuite
	static void start() {
		FeatureRun.beginUserService("walkthrough", Path.of(System.getProperty("tweebyte.walkthrough")));
	}

	@AfterSuite
	static void stop() {
		FeatureRun.end();
	}

}
