package io.tweebyte.features;

import org.junit.platform.suite.api.ConfigurationParameter;

/** Every step of every feature has a definition; nothing is sent. */
@Features
@ConfigurationParameter(key = "cucumber.execution.dry-run", value = "true")
class FeatureFilesTests {

}
