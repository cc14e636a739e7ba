package io.tweebyte.common.threads;

import java.util.concurrent.CountDownLatch;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.testsupport.CallSettings;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.micrometer.metrics.autoconfigure.task.TaskExecutorMetricsAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThat;

class ThreadConfigurationTests {

	private final ApplicationContextRunner runner = new ApplicationContextRunner()
		.withUserConfiguration(ThreadConfiguration.class)
		.withConfiguration(AutoConfigurations.of(TaskExecutorMetricsAutoConfiguration.class))
		.withBean(MeterRegistry.class, SimpleMeterRegistry::new)
		.withBean(LimitSettings.class, () -> CallSettings.LIMITS);

	@Test
	void metersItsPools() {
		this.runner.run((context) -> {
			MeterRegistry meters = context.getBean(MeterRegistry.class);
			CountDownLatch end = new CountDownLatch(1);
			Scheduler scheduler = context.getBean("cacheThreads", Scheduler.class);
			Mono<Void> tasks = Flux.range(0, 5)
				.flatMap((i) -> Mono.fromRunnable(() -> await(end)).subscribeOn(scheduler))
				.then()
				.cache();
			tasks.subscribe();
			assertThat(meters.get("executor.active").tag("name", "cacheExecutor").gauge().value()).isEqualTo(4);
			assertThat(meters.get("executor.queued").tag("name", "cacheExecutor").gauge().value()).isEqualTo(1);
			end.countDown();
			tasks.block();
			assertThat(meters.get("executor.queued").gauges()).extracting((gauge) -> gauge.getId().getTag("name"))
				.containsExactlyInAnyOrder("cacheExecutor");
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

}
