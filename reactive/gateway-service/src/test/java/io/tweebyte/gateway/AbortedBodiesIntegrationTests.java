package io.tweebyte.gateway;

import java.io.IOException;

import io.tweebyte.testsupport.RawHttp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/** Bodies that clients do not complete: no service is called for them. */
@ExtendWith(OutputCaptureExtension.class)
class AbortedBodiesIntegrationTests extends GatewayIntegrationTest {

	private static final String USER_PATH = "/user-service/users/1";

	private static final String BEGUN = head("PUT", USER_PATH,
			"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n");

	@ParameterizedTest
	@EnumSource
	void reachNoService(Abort abort, CapturedOutput output) throws IOException {
		int before = output.length();
		for (int i = 0; i < 60; i++) {
			try (RawHttp client = connect()) {
				client.send(BEGUN);
				abort.end(client);
			}
		}
		assertThatNoServiceWasCalled();
		assertThat(output.toString().substring(before)).doesNotContain("\tat ");
	}

	@Test
	void reachNoServiceWhenTheyAreTooSlow() throws IOException {
		for (int i = 0; i < 30; i++) {
			client("127.0.0.1").send(BEGUN);
		}
		for (RawHttp client : this.clients) {
			assertThat(client.read().status()).isEqualTo(400);
		}
		assertThatNoServiceWasCalled();
	}

	private void assertThatNoServiceWasCalled() throws IOException {
		assertThat(isNoServiceCalled()).isTrue();
		assertThat(get(USER_PATH).status()).isEqualTo(200);
		assertThat(asked().method()).isEqualTo("GET");
		assertThat(this.breakers.circuitBreaker("user").getMetrics().getNumberOfBufferedCalls()).isOne();
	}

	/** How a client aborts its body. */
	private enum Abort {

		END {
			@Override
			void end(RawHttp client) {
				// closing the connection ends it
			}
		},

		RESET {
			@Override
			void end(RawHttp client) throws IOException {
				client.reset();
			}
		},

		MALFORMED {
			@Override
			void end(RawHttp client) throws IOException {
				assertThat(client.send("zz\r\n").read().status()).isEqualTo(400);
			}
		};

		abstract void end(RawHttp client) throws IOException;

	}

}
