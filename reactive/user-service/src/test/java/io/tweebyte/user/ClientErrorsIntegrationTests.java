package io.tweebyte.user;

import java.util.UUID;

import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/** What a client does wrong fills no disk. */
@ExtendWith(OutputCaptureExtension.class)
class ClientErrorsIntegrationTests extends UserServiceIntegrationTest {

	private static final UUID USER = UUID.randomUUID();

	@Test
	void areNotLogged(CapturedOutput output) {
		int start = output.length();

		assertThat(status("INVENTED".repeat(100), "/users/" + USER)).isEqualTo(405);
		assertThat(status("PATCH", "/users/" + USER)).isEqualTo(405);
		assertThat(status("GET", "/nothing/" + USER)).isEqualTo(404);
		assertThat(status("GET", "/users/search/ada?limit=x")).isEqualTo(400);

		assertThat(output.getAll().substring(start)).doesNotContain("INVENTED", "PATCH", "/nothing", "WARN", "ERROR");
	}

	private int status(String method, String path) {
		return new ServiceCaller(this.port).send(method, path, null, USER).statusCode();
	}

}
