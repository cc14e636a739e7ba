package io.tweebyte.common.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;

import org.junit.jupiter.api.Test;

import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.web.context.request.async.AsyncRequestNotUsableException;

import static org.assertj.core.api.Assertions.assertThat;

class ProblemAdviceTests {

	private final ProblemAdvice advice = new ProblemAdvice(new Failures(List.of()),
			new ProblemWriter(Clock.systemUTC()));

	private final MockHttpServletRequest request = new MockHttpServletRequest("GET", "/");

	private final MockHttpServletResponse response = new MockHttpServletResponse();

	@Test
	void answersNobodyWhoIsGone() {
		answer(new AsyncRequestNotUsableException("gone"));
		assertThat(this.response.isCommitted()).isFalse();
		assertThat(body()).isEmpty();
	}

	@Test
	void answersWhatNobodyExpectedWithoutADetail() {
		answer(new IllegalStateException("secret"));
		assertThat(body()).contains("\"status\":500").doesNotContain("secret");
	}

	private void answer(Throwable failure) {
		try {
			this.advice.answer(failure, this.request, this.response);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private String body() {
		return new String(this.response.getContentAsByteArray(), StandardCharsets.UTF_8);
	}

}
