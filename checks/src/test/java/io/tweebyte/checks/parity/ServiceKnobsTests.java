package io.tweebyte.checks.parity;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ServiceKnobsTests {

	private static final String SETTINGS = "-service/src/main/resources/application.yml";

	@TempDir
	Path root;

	@Test
	void letsPortsAndTheServicesOwnSettingsDiffer() {
		assertThat(violations("server.port: 1\nspring.mvc.a: 1\ntweebyte.batch: 1",
				"server.port: 2\nspring.mvc.a: 1\ntweebyte.batch: 2"))
			.isEmpty();
	}

	@Test
	void namesAKnobThatOneServiceLacks() {
		assertThat(violations("server.port: 1\nspring.mvc.a: 1", "server.port: 2")).singleElement()
			.asString()
			.contains("spring.mvc.a is 1 here and null in async/tweet" + SETTINGS);
	}

	@Test
	void namesAKnobThatDiffers() {
		assertThat(violations("spring.mvc.a: 1", "spring.mvc.a: 2")).singleElement()
			.asString()
			.contains("spring.mvc.a is 1 here and 2 in");
	}

	private List<String> violations(String user, String tweet) {
		return ServiceKnobs.violations(new TinyProject(this.root).write("async/user" + SETTINGS, user)
			.write("async/tweet" + SETTINGS, tweet)
			.project());
	}

}
