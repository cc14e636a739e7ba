package io.tweebyte.common.threads;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.DatabaseSettings.SslMode;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.testsupport.CallSettings;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.micrometer.metrics.autoconfigure.task.TaskExecutorMetricsAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

import static org.assertj.core.api.Assertions.assertThat;

class ThreadConfigurationTests {

	private final ApplicationContextRunner runner = new ApplicationContextRunner()
		.withUserConfiguration(ThreadConfiguration.class)
		.withConfiguration(AutoConfigurations.of(TaskExecutorMetricsAutoConfiguration.class))
		.withBean(MeterRegistry.class, SimpleMeterRegistry::new)
		.withBean(LimitSettings.class, () -> CallSettings.LIMITS)
		.withBean(DatabaseSettings.class, () -> database(3, 5));

	@Test
	void metersItsPools() {
		this.runner.run((context) -> {
			MeterRegistry meters = context.getBean(MeterRegistry.class);
			CountDownLatch end = new CountDownLatch(1);
			Executor executor = context.getBean("cacheThreads", Executor.class);
			List<CompletableFuture<Void>> tasks = List.of(CompletableFuture.runAsync(() -> await(end), executor),
					CompletableFuture.runAsync(() -> await(end), executor),
					CompletableFuture.runAsync(() -> await(end), executor),
					CompletableFuture.runAsync(() -> await(end), executor),
					CompletableFuture.runAsync(() -> await(end), executor));
			assertThat(meters.get("executor.active").tag("name", "cacheThreads").gauge().value()).isEqualTo(4);
			assertThat(meters.get("executor.queued").tag("name", "cacheThreads").gauge().value()).isEqualTo(1);
			end.countDown();
			tasks.forEach(CompletableFuture::join);
			assertThat(meters.get("executor.queued").gauges()).extracting((gauge) -> gauge.getId().getTag("name"))
				.containsExactlyInAnyOrder("cacheThreads", "databaseThreads", "callThreads", "connectionThreads");
		});
	}

	@Test
	void passesTheLoggingContextOn() {
		this.runner.run((context) -> {
			MDC.put("request_id", "one");
			CompletableFuture<String> logged = CompletableFuture.supplyAsync(() -> MDC.get("request_id"),
					context.getBean("cacheThreads", Executor.class));
			MDC.clear();
			assertThat(logged.join()).isEqualTo("one");
		});
	}

	@Test
	void runsAsManyStatementsAtOnceAsThereAreConnections() {
		this.runner.run((context) -> {
			ThreadPoolTaskExecutor pool = context.getBean("databaseThreads", ThreadPoolTaskExecutor.class);
			assertThat(pool.getCorePoolSize()).isEqualTo(3);
			assertThat(pool.getMaxPoolSize()).isEqualTo(3);
			assertThat(pool.getQueueCapacity()).isEqualTo(5);
		});
	}

	private static void await(CountDownLatch end) {
		try {
			end.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static DatabaseSettings database(int connections, int queue) {
		Duration time = Duration.ofSeconds(1);
		return new DatabaseSettings("127.0.0.1", 1, "tweets", "tweets_service", "secret", SslMode.DISABLE, null, "3",
				connections, queue, time, time, time, time, time);
	}

}
