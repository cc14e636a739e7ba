package io.tweebyte.common.server;

import jakarta.servlet.http.HttpServletRequest;
import org.junit.jupiter.api.Test;

import org.springframework.mock.web.MockHttpServletRequest;

import static org.assertj.core.api.Assertions.assertThat;

class ForwardedHeadersTests {

	private final MockHttpServletRequest request = new MockHttpServletRequest();

	@Test
	void areForwarded() {
		this.request.addHeader("X-Forwarded-For", "203.0.113.7");
		assertThat(ForwardedHeaders.address(this.request)).isEqualTo("203.0.113.7");
	}

	@Test
	void areTrustedFromTheNearestServerOnly() {
		this.request.addHeader("X-Forwarded-For", "198.51.100.1");
		this.request.addHeader("X-Forwarded-For", "203.0.113.7");
		assertThat(ForwardedHeaders.address(this.request)).isEqualTo("203.0.113.7");
	}

	@Test
	void areEmptyForCallsOfServices() {
		this.request.setRemoteAddr("127.0.0.9");
		assertThat(ForwardedHeaders.address(this.request)).isEmpty();
	}

	@Test
	void areReplacedInRequestsOfClients() {
		this.request.setRemoteAddr("203.0.113.7");
		assertReplaced(ForwardedHeaders.ofClient(this.request));
		this.request.addHeader("X-Forwarded-For", "198.51.100.1");
		this.request.addHeader("X-Forwarded-Path", "/other");
		assertReplaced(ForwardedHeaders.ofClient(this.request));
	}

	private static void assertReplaced(HttpServletRequest request) {
		assertThat(ForwardedHeaders.address(request)).isEqualTo("203.0.113.7");
		assertThat(request.getHeader("X-Forwarded-For")).isEqualTo("203.0.113.7");
		assertThat(request.getHeader("X-Forwarded-Path")).isNull();
	}

}
