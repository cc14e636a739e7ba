package io.tweebyte.checks.parity;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TwinContainersTests {

	private static final String FAIR = """
			services:
			  redis: { image: redis }
			  async-user: { image: tweebyte/async-user, ports: ["8080:80"], mem_limit: "${SIZE:-1g}" }
			  reactive-user: { image: tweebyte/reactive-user, ports: ["9080:80"], mem_limit: "${SIZE:-1g}" }
			  virtual-user: { image: tweebyte/virtual-user, ports: ["7080:80"], mem_limit: "${SIZE:-1g}" }
			  mixed-user: { image: "tweebyte/${TWEEBYTE_USER:-async}-user", mem_limit: "${SIZE:-1g}" }
			""";

	private static final String ENVIRONMENT = "SIZE=1g\nTWEEBYTE_USER=async";

	@TempDir
	Path root;

	private TinyProject tiny;

	@BeforeEach
	void makeProject() {
		this.tiny = new TinyProject(this.root).write(".env", ENVIRONMENT);
	}

	@Test
	void letsNamesImagesAndPortsDiffer() {
		assertThat(violations(FAIR)).isEmpty();
	}

	@Test
	void seesAServiceThatDoesNotGetTheSame() {
		assertThat(violations(FAIR.replace("[\"9080:80\"], mem_limit: \"${SIZE:-1g}\"", "[], mem_limit: 2g")))
			.containsExactly("docker-compose.yml: reactive-user does not get the same as async-user");
	}

	@Test
	void seesAMixedSetUpThatDoesNotGetTheSame() {
		assertThat(violations(FAIR.replace("-user\", mem_limit", "-user\", cpus: 2, mem_limit")))
			.containsExactly("docker-compose.yml: mixed-user does not get the same as async-user");
	}

	@Test
	void seesAServiceThatHasNoCounterpart() {
		assertThat(violations(FAIR + "  reactive-tweet: { image: tweebyte/reactive-tweet }\n"))
			.containsExactly("docker-compose.yml has the services [user] of async, but [tweet, user] of reactive");
	}

	@Test
	void seesAFallbackThatIsNotWhatTheEnvironmentSays() {
		this.tiny.write(".env", "SIZE=2g");
		assertThat(violations(FAIR)).containsExactly("docker-compose.yml falls back to another SIZE than .env says");
	}

	private List<String> violations(String compose) {
		return TwinContainers.violations(this.tiny.write("docker-compose.yml", compose).project());
	}

}
