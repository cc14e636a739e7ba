package io.tweebyte.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.gateway.filter.OrderedFilter;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

import static org.assertj.core.api.Assertions.assertThat;

/** Steps that fail at any place: the client gets a 500, never an empty 200. */
@Import(FailingStepIntegrationTests.Steps.class)
class FailingStepIntegrationTests extends GatewayIntegrationTest {

	private static final String USER_PATH = "/user-service/users/1";

	private static volatile String failing = "";

	private static volatile Runnable failure = () -> {
	};

	@AfterEach
	void mend() {
		failing = "";
	}

	@ParameterizedTest
	@ValueSource(strings = { "pre", "route", "post", "error" })
	void answersAnExceptionInAnyStep(String place) throws IOException {
		failure = () -> {
			throw new IllegalStateException("a step of the test fails");
		};
		failing = place;
		assertServerError(get(USER_PATH));
		failing = "";
		assertThat(get(USER_PATH).status()).isEqualTo(200);
	}

	@ParameterizedTest
	@ValueSource(strings = { "pre", "route", "post", "error" })
	void answersAClassThatIsMissingInAnyStep(String place) throws IOException {
		failure = () -> {
			throw new NoClassDefFoundError("a class of the test");
		};
		failing = place;
		assertServerError(get(USER_PATH));
	}

	@ParameterizedTest
	@ValueSource(strings = { "pre", "route", "post", "error" })
	void blamesNoClientForABrokenConnectionOfItsOwn(String place) throws IOException {
		failure = () -> {
			throw new UncheckedIOException(new ConnectException("a neighbour of the test is out"));
		};
		failing = place;
		assertServerError(get(USER_PATH));
	}

	private static void assertServerError(Response response) {
		assertThat(withoutTime(response)).isEqualTo("{\"type\":\"about:blank\",\"title\":\"Internal Server Error\","
				+ "\"status\":500,\"detail\":\"Something went wrong on our side.\",\"instance\":\"" + USER_PATH
				+ "\",\"timestamp\":\"T\"}");
		assertThat(response.status()).isEqualTo(500);
	}

	private static void failAt(String place) {
		if (failing.equals(place)) {
			failure.run();
		}
	}

	@TestConfiguration(proxyBeanMethods = false)
	static class Steps {

		@Bean
		OrderedFilter failingPre() {
			return new FailingPre("pre");
		}

		@Bean
		OrderedFilter failingRoute() {
			return new FailingRoute("route");
		}

		@Bean
		OrderedFilter failingPost() {
			return new FailingPost("post");
		}

		@Bean
		OrderedFilter failingError() {
			return new FailingError("error");
		}

	}

	private static class FailingStep extends OrderedFilter {

		FailingStep(String type) {
			super(type, 0);
		}

		@Override
		protected void filter(RequestContext context) {
			failAt(filterType());
			if (failing.equals("error") && filterType().equals("route")) {
				// the error steps run after a failure only
				throw new IllegalStateException("something for the error step");
			}
		}

	}

	private static final class FailingPre extends FailingStep {

		private FailingPre(String type) {
			super(type);
		}

	}

	private static final class FailingRoute extends FailingStep {

		private FailingRoute(String type) {
			super(type);
		}

	}

	private static final class FailingPost extends FailingStep {

		private FailingPost(String type) {
			super(type);
		}

	}

	private static final class FailingError extends FailingStep {

		private FailingError(String type) {
			super(type);
		}

	}

}
