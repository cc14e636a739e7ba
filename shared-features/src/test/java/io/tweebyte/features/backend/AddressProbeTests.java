package io.tweebyte.features.backend;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class AddressProbeTests {

	private static final int MOST_FAILURES = 10;

	private final Map<String, Integer> failures = new ConcurrentHashMap<>();

	private HttpServer server;

	@AfterEach
	void stop() {
		if (this.server != null) {
			this.server.stop(0);
		}
	}

	@Test
	void seesManyWhereEachAddressIsCountedByItself() throws IOException {
		assertThat(AddressProbe.seesMany(start((call) -> call.getRemoteAddress().getHostString()))).isTrue();
		assertThat(this.failures).hasSize(2);
	}

	@Test
	void seesOneWhereAllAddressesLookAlike() throws IOException {
		assertThat(AddressProbe.seesMany(start((call) -> "172.18.0.1"))).isFalse();
	}

	@Test
	void asksNothingOfAnotherMachine() {
		assertThat(AddressProbe.seesMany(URI.create("http://192.0.2.1:8080"))).isFalse();
	}

	private URI start(Function<HttpExchange, String> caller) throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.createContext("/user-service/auth/login", (call) -> {
			int failed = this.failures.merge(caller.apply(call), 1, Integer::sum);
			call.getRequestBody().readAllBytes();
			call.sendResponseHeaders((failed <= MOST_FAILURES) ? 401 : 429, -1);
			call.close();
		});
		this.server.start();
		return URI.create("http://127.0.0.1:" + this.server.getAddress().getPort());
	}

}
