package io.tweebyte.common.server;

import java.net.InetSocketAddress;

import org.junit.jupiter.api.Test;

import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.server.ServerWebExchange;

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

	@Test
	void areReplacedInRequestsOfClients() {
		this.request.remoteAddress(new InetSocketAddress("203.0.113.7", 1));
		assertReplaced(ForwardedHeaders.ofClient(MockServerWebExchange.from(this.request)));
		this.request.header("X-Forwarded-For", "198.51.100.1").header("X-Forwarded-Path", "/other");
		assertReplaced(ForwardedHeaders.ofClient(MockServerWebExchange.from(this.request)));
	}

	private static void assertReplaced(ServerWebExchange exchange) {
		assertThat(ForwardedHeaders.address(exchange.getRequest())).isEqualTo("203.0.113.7");
		assertThat(exchange.getRequest().getHeaders().getFirst("X-Forwarded-For")).isEqualTo("203.0.113.7");
		assertThat(exchange.getRequest().getHeaders().getFirst("X-Forwarded-Path")).isNull();
	}

	// model: a servlet request keeps the address of a client that has disconnected
	@Test
	void areEmptyWhenTheClientHasDisconnected() {
		assertThat(ForwardedHeaders.remoteAddress(this.request.build())).isEmpty();
	}

}
