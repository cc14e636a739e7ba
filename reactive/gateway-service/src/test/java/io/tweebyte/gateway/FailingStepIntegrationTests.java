package io.tweebyte.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;

import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Mono;

import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.web.server.ServerWebExchange;

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
	@ValueSource(strings = { "0", "1", "50", "100" })
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
	@ValueSource(strings = { "0", "1", "50", "100" })
	void answersAClassThatIsMissingInAnyStep(String place) throws IOException {
		failure = () -> {
			throw new NoClassDefFoundError("a class of the test");
		};
		failing = place;
		// model: to Reactor this is fatal, and may end the connection without a response
		assertThat(statusOrBreak()).isGreaterThanOrEqualTo(500);
	}

	private int statusOrBreak() {
		try {
			return get(USER_PATH).status();
		}
		catch (IOException ex) {
			return 599;
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "0", "1", "50", "100" })
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
		GlobalFilter failingPre() {
			return new FailingStep(0);
		}

		@Bean
		GlobalFilter failingRoute() {
			return new FailingStep(1);
		}

		@Bean
		GlobalFilter failingPost() {
			return new FailingStep(50);
		}

		@Bean
		GlobalFilter failingError() {
			return new FailingStep(100);
		}

	}

	private static final class FailingStep implements GlobalFilter, Ordered {

		private final int order;

		private FailingStep(int order) {
			this.order = order;
		}

		@Override
		public int getOrder() {
			return this.order - 100;
		}

		@Override
		public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
			failAt(Integer.toString(this.order));
			return chain.filter(exchange);
		}

	}

}
