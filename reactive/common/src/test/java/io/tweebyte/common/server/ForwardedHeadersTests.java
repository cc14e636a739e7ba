package io.tweebyte.common.server;

import java.net.InetSocketAddress;

import org.junit.jupiter.api.Test;

import org.springframework.mock.http.server.reactive.MockServerHttpRequest;

import static org.assertj.core.api.Assertions.assertThat;

class ForwardedHeadersTests {

	private final MockServerHttpRequest.BaseBuilder<?> request = MockServerHttpRequest.get("/");

	@Test
	void areForwarded() {
		this.request.header("X-Forwarded-For", "203.0.113.7");
		assertThat(ForwardedHeaders.address(this.request.build())).isEqualTo("203.0.113.7");
	}

	@Test
	void areTrustedFromTheNearestServerOnly() {
		this.request.header("X-Forwarded-For", "198.51.100.1", "203.0.113.7");
		assertThat(ForwardedHeaders.address(this.request.build())).isEqualTo("203.0.113.7");
	}

	@Test
	void areEmptyForCallsOfServices() {
		this.request.remoteAddress(new InetSocketAddress("127.0.0.9", 1));
		assertThat(ForwardedHeaders.address(this.request.build())).isEmpty();
	}

	// model: a servlet request keeps the address of a client that has disconnected
	@Test
	void areEmptyWhenTheClientHasDisconnected() {
		assertThat(ForwardedHeaders.remoteAddress(this.request.build())).isEmpty();
	}

}
