package io.tweebyte.common.web;

import java.time.Clock;
import java.util.List;

import org.junit.jupiter.api.Test;
import reactor.netty.channel.AbortedException;

import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;

import static org.assertj.core.api.Assertions.assertThat;

class ProblemAdviceTests {

	private final ProblemAdvice advice = new ProblemAdvice(new Failures(List.of()),
			new ProblemWriter(Clock.systemUTC()));

	private final MockServerWebExchange exchange = MockServerWebExchange.from(MockServerHttpRequest.get("/"));

	@Test
	void answersNobodyWhoIsGone() {
		answer(AbortedException.beforeSend());
		assertThat(this.exchange.getResponse().isCommitted()).isFalse();
		assertThat(body()).isEmpty();
	}

	@Test
	void answersWhatNobodyExpectedWithoutADetail() {
		answer(new IllegalStateException("secret"));
		assertThat(body()).contains("\"status\":500").doesNotContain("secret");
	}

	private void answer(Throwable failure) {
		this.advice.answer(failure, this.exchange).block();
	}

	private String body() {
		return this.exchange.getResponse().isCommitted() ? this.exchange.getResponse().getBodyAsString().block() : "";
	}

}
