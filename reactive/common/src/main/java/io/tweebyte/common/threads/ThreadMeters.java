package io.tweebyte.common.threads;

import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.netty4.NettyEventExecutorMetrics;
import io.netty.util.concurrent.EventExecutor;
import reactor.netty.http.HttpResources;
import reactor.netty.resources.LoopResources;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Profile;

/** Meters the tasks that wait for event loops, with the profile {@code observe}. */
@Profile("observe")
public final class ThreadMeters implements MeterBinder {

	private final ObjectProvider<LoopResources> loops;

	ThreadMeters(ObjectProvider<LoopResources> loops) {
		this.loops = loops;
	}

	// model: work waits for the event loops of server and database; Spring Boot meters
	// executors only
	@Override
	public void bindTo(MeterRegistry registry) {
		List<EventExecutor> executors = Stream.concat(Stream.of(HttpResources.get()), this.loops.stream())
			.flatMap(ThreadMeters::executors)
			.toList();
		new NettyEventExecutorMetrics(executors).bindTo(registry);
	}

	private static Stream<EventExecutor> executors(LoopResources loops) {
		return StreamSupport.stream(loops.onServer(LoopResources.DEFAULT_NATIVE).spliterator(), false);
	}

}
