package io.tweebyte.common.security;

import java.io.IOException;
import java.time.Duration;

import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.security.authentication.TestingAuthenticationToken;
import org.springframework.security.config.annotation.method.configuration.EnableReactiveMethodSecurity;
import org.springframework.security.core.context.ReactiveSecurityContextHolder;
import org.springframework.web.reactive.function.client.WebClient;

import static org.assertj.core.api.Assertions.assertThat;

/** What {@code @PreAuthorize} knows of the user once a request goes on elsewhere. */
class MethodSecurityIntegrationTests {

	private static final Duration LONG = Duration.ofSeconds(20);

	private final AnnotationConfigApplicationContext beans = new AnnotationConfigApplicationContext(
			GuardedConfiguration.class);

	private final Guarded guarded = this.beans.getBean(Guarded.class);

	@AfterEach
	void stop() {
		this.beans.close();
	}

	@Test
	void looksForTheUserOnAPool() {
		assertKnown(Mono.defer(this.guarded::read).subscribeOn(Schedulers.boundedElastic()));
	}

	@Test
	void looksForTheUserBehindACall() throws IOException {
		try (RawServer service = RawServer.start((request, connection) -> connection.respond("200 OK", "[]"))) {
			assertKnown(WebClient.create(service.address())
				.get()
				.retrieve()
				.bodyToMono(String.class)
				.flatMap((response) -> this.guarded.read()));
		}
	}

	@Test
	void looksForTheUserBehindATimeOut() {
		assertKnown(Mono.<String>never().timeout(Duration.ofMillis(1)).onErrorResume((failure) -> this.guarded.read()));
	}

	private static void assertKnown(Mono<String> read) {
		Mono<String> ofUser = read.contextWrite(
				ReactiveSecurityContextHolder.withAuthentication(new TestingAuthenticationToken("ada", null, "user")));
		assertThat(ofUser.toFuture()).succeedsWithin(LONG).isEqualTo("read");
	}

	@Configuration(proxyBeanMethods = false)
	@EnableReactiveMethodSecurity
	static class GuardedConfiguration {

		@Bean
		Guarded guarded() {
			return new Guarded();
		}

	}

	static class Guarded {

		@PreAuthorize("isAuthenticated()")
		Mono<String> read() {
			return Mono.just("read");
		}

	}

}
