package io.tweebyte.picture;

import java.util.List;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.ExecutorServiceMetrics;
import io.tweebyte.shared.threads.TaskExecutors;

import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/**
 * The threads that read pictures: that is work for a processor, a tenth of a second and
 * more, which must neither delay other requests nor pile up. The same in all trees.
 */
public final class PictureThreads implements AutoCloseable, MeterBinder {

	private static final String NAME = "pictures";

	private final ThreadPoolTaskExecutor threads;

	PictureThreads(PictureSettings settings) {
		this.threads = TaskExecutors.platform(NAME, settings.threads(), settings.uploads());
		this.threads.initialize();
	}

	/** Returns what runs work on them, or rejects it when too much waits. */
	public ThreadPoolTaskExecutor executor() {
		return this.threads;
	}

	@Override
	public void bindTo(MeterRegistry registry) {
		new ExecutorServiceMetrics(this.threads.getThreadPoolExecutor(), NAME, List.of()).bindTo(registry);
	}

	@Override
	public void close() {
		this.threads.shutdown();
	}

}
