package io.tweebyte.launcher.workspace;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PortsTests {

	@Test
	void acceptsAFreePort() {
		int port = FreePorts.find();

		Ports.requireFree(port, "async/user");

		assertThat(FreePorts.isFree(port)).isTrue();
	}

	@Test
	void namesThePortAndWhoIsInTheWay() throws IOException {
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			assertThatExceptionOfType(ServerException.class)
				.isThrownBy(() -> Ports.requireFree(socket.getLocalPort(), "async/user"))
				.withMessageContaining("Port " + socket.getLocalPort() + " is in use")
				.withMessageContaining("process " + ProcessHandle.current().pid())
				.withMessageContaining("async/user needs it");
		}
	}

	@Test
	void noticesAListenerOnEveryAddress() throws IOException {
		try (ServerSocket socket = new ServerSocket(0)) {
			assertThat(FreePorts.isFree(socket.getLocalPort())).isFalse();
		}
	}

}
