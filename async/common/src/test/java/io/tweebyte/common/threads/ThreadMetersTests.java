package io.tweebyte.common.threads;

import java.util.concurrent.CountDownLatch;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.shared.threads.BoundedThreads;
import io.tweebyte.shared.threads.FairThreads;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.StaticListableBeanFactory;

import static org.assertj.core.api.Assertions.assertThat;

class ThreadMetersTests {

	@Test
	void showsWhatWaitsForThreads() {
		SimpleMeterRegistry registry = new SimpleMeterRegistry();
		StaticListableBeanFactory beans = new StaticListableBeanFactory();
		CountDownLatch end = new CountDownLatch(1);
		try (BoundedThreads pool = BoundedThreads.platform("some", 1, 1);
				FairThreads fair = new FairThreads("fair", 1, 1)) {
			beans.addBean("pool", pool);
			beans.addBean("fair", fair);
			new ThreadMeters(beans.getBeanProvider(BoundedThreads.class), beans.getBeanProvider(FairThreads.class))
				.bindTo(registry);
			assertThat(registry.get("tweebyte.threads.tasks").tag("threads", "some").gauge().value()).isZero();

			pool.execute(() -> await(end));
			pool.execute(() -> await(end));

			assertThat(registry.get("tweebyte.threads.tasks").tag("threads", "some").gauge().value()).isEqualTo(2);
			assertThat(registry.get("tweebyte.threads.tasks").tag("threads", "fair").gauge().value()).isZero();
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
