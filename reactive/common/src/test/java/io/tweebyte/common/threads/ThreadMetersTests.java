package io.tweebyte.common.threads;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.Test;
import reactor.netty.resources.LoopResources;

import org.springframework.beans.factory.support.StaticListableBeanFactory;

import static org.assertj.core.api.Assertions.assertThat;

class ThreadMetersTests {

	@Test
	void showsWhatWaitsForThreads() {
		SimpleMeterRegistry registry = new SimpleMeterRegistry();
		StaticListableBeanFactory beans = new StaticListableBeanFactory();
		LoopResources loops = LoopResources.create("some", 2, true);
		beans.addBean("loops", loops);

		new ThreadMeters(beans.getBeanProvider(LoopResources.class)).bindTo(registry);

		assertThat(registry.get("netty.eventexecutor.tasks.pending").gauges())
			.anySatisfy((gauge) -> assertThat(gauge.getId().getTag("name")).startsWith("some-"))
			.anySatisfy((gauge) -> assertThat(gauge.getId().getTag("name")).startsWith("reactor-http-"))
			.allSatisfy((gauge) -> assertThat(gauge.value()).isNotNegative());
		loops.dispose();
	}

}
