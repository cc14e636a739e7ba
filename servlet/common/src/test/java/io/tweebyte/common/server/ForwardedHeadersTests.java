package io.tweebyte.common.server;

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

}
