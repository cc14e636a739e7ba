package io.tweebyte.gateway;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Bodies that do not arrive with their head. */
@TestPropertySource(properties = { "tweebyte.time.head=20s", "tweebyte.time.idle=20s", "tweebyte.time.body=20s",
		"tweebyte.limits.awaited-bodies=2" })
class SlowBodiesIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/user-service/users/" + USER;

	@ParameterizedTest
	@CsvSource({ "Content-Length: 2, {, }", "Transfer-Encoding: chunked, '1\r\n{\r\n', '1\r\n}\r\n0\r\n\r\n'" })
	@EnabledOnOs(value = OS.LINUX, disabledReason = "Other systems have one loopback address.")
	void needPlacesOfWhichAnAddressHasFew(String length, String begin, String end) throws Exception {
		String begun = head("PUT", PATH, "Content-Type: application/json\r\n" + length + "\r\n\r\n") + begin;
		for (int i = 0; i < 3; i++) {
			RawHttp slow = oneOfTwo("127.0.0.1", begun);
			RawHttp other = oneOfTwo("127.0.0.2", begun);
			assertBusy(client("127.0.0.3").send(begun).read());
			// a body that comes with its head needs no place
			assertServed(client("127.0.0.3").send(begun + end).read());
			assertServed(slow.send(end).read());
			assertServed(other.send(end).read());
		}
	}

	private static void assertServed(Response response) {
		assertThat(response.status()).as(response.body()).isEqualTo(200);
	}

	/** Returns the client that may go on, once the other one is refused. */
	private RawHttp oneOfTwo(String address, String begun) throws Exception {
		RawHttp first = client(address).send(begun);
		RawHttp second = client(address).send(begun);
		Awaitility.await().until(() -> first.hasInput() || second.hasInput());
		boolean isFirstRefused = first.hasInput();
		assertBusy((isFirstRefused ? first : second).read());
		return isFirstRefused ? second : first;
	}

}
