package io.tweebyte.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;

import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.web.servlet.function.HandlerFilterFunction;
import org.springframework.web.servlet.function.ServerResponse;

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
	@ValueSource(strings = { "0", "1", "2", "3" })
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
	@ValueSource(strings = { "0", "1", "2", "3" })
	void answersAClassThatIsMissingInAnyStep(String place) throws IOException {
		failure = () -> {
			throw new NoClassDefFoundError("a class of the test");
		};
		failing = place;
		assertServerError(get(USER_PATH));
	}

	@ParameterizedTest
	@ValueSource(strings = { "0", "1", "2", "3" })
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
		@Order(0)
		HandlerFilterFunction<ServerResponse, ServerResponse> failingPre() {
			return failing("0");
		}

		@Bean
		@Order(1)
		HandlerFilterFunction<ServerResponse, ServerResponse> failingRoute() {
			return failing("1");
		}

		@Bean
		@Order(2)
		HandlerFilterFunction<ServerResponse, ServerResponse> failingPost() {
			return failing("2");
		}

		@Bean
		@Order(3)
		HandlerFilterFunction<ServerResponse, ServerResponse> failingError() {
			return failing("3");
		}

		private static HandlerFilterFunction<ServerResponse, ServerResponse> failing(String place) {
			return (request, next) -> {
				failAt(place);
				return next.handle(request);
			};
		}

	}

}
