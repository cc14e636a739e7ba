package io.tweebyte.gateway;

import java.io.IOException;

import io.tweebyte.testsupport.RawHttp;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** A client address that opens more connections than one may keep. */
@TestPropertySource(properties = { "tweebyte.limits.connections=20", "tweebyte.limits.connections-per-address=4" })
@EnabledOnOs(value = OS.LINUX, disabledReason = "Other systems have one loopback address.")
class ConnectionLimitIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/user-service/users/1";

	@Test
	void leavesConnectionsToOtherAddresses() throws IOException {
		for (int i = 0; i < 4; i++) {
			// the connections of the previous test are about to be closed
			Awaitility.await().until(() -> isServed("127.0.0.1"));
		}
		assertThat(isServed("127.0.0.1")).isFalse();
		for (int i = 0; i < 4; i++) {
			assertThat(isServed("127.0.0.2")).isTrue();
		}
		assertThat(isServed("127.0.0.2")).isFalse();
	}

	@Test
	void givesPlacesOfConnectionsBack() throws IOException {
		for (int i = 0; i < 40; i++) {
			RawHttp client = connect("127.0.0.1");
			if (i % 2 == 0) {
				client.send(head("GET", PATH, "\r\n")).read();
			}
			if (i % 4 < 2) {
				client.close();
			}
			else {
				client.reset();
			}
		}
		for (int i = 0; i < 4; i++) {
			Awaitility.await().until(() -> isServed("127.0.0.1"));
		}
		assertThat(isServed("127.0.0.1")).isFalse();
	}

	private boolean isServed(String address) throws IOException {
		RawHttp client = connect(address);
		try {
			boolean served = client.send(head("GET", PATH, "\r\n")).read().status() == 200;
			this.clients.add(client);
			return served;
		}
		catch (IOException ex) {
			client.close();
			return false;
		}
	}

}
