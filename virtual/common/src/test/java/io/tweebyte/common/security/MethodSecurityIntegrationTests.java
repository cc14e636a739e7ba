package io.tweebyte.common.security;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;

import io.tweebyte.common.client.ServiceConnections;
import io.tweebyte.common.threads.Subtasks;
import io.tweebyte.shared.threads.TaskExecutors;
import io.tweebyte.testsupport.CallSettings;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.security.authentication.TestingAuthenticationToken;
import org.springframework.security.config.annotation.method.configuration.EnableMethodSecurity;
import org.springframework.security.core.context.SecurityContextHolder;

import static org.assertj.core.api.Assertions.assertThat;

/** What {@code @PreAuthorize} knows of the user once a request goes on elsewhere. */
class MethodSecurityIntegrationTests {

	private static final Duration LONG = Duration.ofSeconds(20);

	private final AnnotationConfigApplicationContext beans = new AnnotationConfigApplicationContext(
			GuardedConfiguration.class);

	private final Guarded guarded = this.beans.getBean(Guarded.class);

	@BeforeEach
	void logIn() {
		SecurityContextHolder.getContext().setAuthentication(new TestingAuthenticationToken("ada", null, "user"));
	}

	@AfterEach
	void stop() {
		SecurityContextHolder.clearContext();
		this.beans.close();
	}

	@Test
	void looksForTheUserOnAPool() {
		ThreadPoolTaskExecutor pool = TaskExecutors.platform("work", 1, 1);
		pool.initialize();
		assertThat(CompletableFuture.supplyAsync(this.guarded::read, pool)).succeedsWithin(LONG).isEqualTo("read");
		pool.shutdown();
	}

	@Test
	void looksForTheUserBehindACall() throws Exception {
		try (RawServer service = RawServer.start((request, connection) -> connection.respond("200 OK", "[]"));
				HttpClient client = ServiceConnections.create(CallSettings.TIMES, ForkJoinPool.commonPool())) {
			HttpRequest request = HttpRequest.newBuilder(URI.create(service.address())).build();
			client.send(request, BodyHandlers.ofString());
			assertThat(this.guarded.read()).isEqualTo("read");
		}
	}

	@Test
	void looksForTheUserInASubtask() {
		assertThat(Subtasks.fork(this.guarded::read).get()).isEqualTo("read");
	}

	@Configuration(proxyBeanMethods = false)
	@EnableMethodSecurity
	static class GuardedConfiguration {

		@Bean
		Guarded guarded() {
			return new Guarded();
		}

	}

	static class Guarded {

		@PreAuthorize("isAuthenticated()")
		String read() {
			return "read";
		}

	}

}
