package io.tweebyte.common.threads;

import java.util.concurrent.CountDownLatch;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.contracts.threads.BoundedThreads;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.StaticListableBeanFactory;

import static org.assertj.core.api.Assertions.assertThat;

class ThreadMetersTests {

	@Test
	void showsWhatWaitsForThreads() {
		SimpleMeterRegistry registry = new SimpleMeterRegistry();
		StaticListableBeanFactory beans = new StaticListableBeanFactory();
		CountDownLatch end = new CountDownLatch(1);
		try (BoundedThreads pool = BoundedThreads.platform("some", 1, 1)) {
			beans.addBean("pool", pool);
			new ThreadMeters(beans.getBeanProvider(BoundedThreads.class)).bindTo(registry);
			assertThat(registry.get("tweebyte.threads.tasks").tag("threads", "some").gauge().value()).isZero();

			pool.execute(() -> await(end));
			pool.execute(() -> await(end));

			assertThat(registry.get("tweebyte.threads.tasks").tag("threads", "some").gauge().value()).isEqualTo(2);
			end.countDown();
		}
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
