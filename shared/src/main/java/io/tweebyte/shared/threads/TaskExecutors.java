package io.tweebyte.shared.threads;

import org.springframework.core.task.support.ContextPropagatingTaskDecorator;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/**
 * Creates executors that accept a bounded number of tasks and reject the next one at
 * once, which clients see as 503. The logging context of a request goes with its tasks.
 */
public final class TaskExecutors {

	private TaskExecutors() {
	}

	public static ThreadPoolTaskExecutor platform(String name, int threads, int queue) {
		ThreadPoolTaskExecutor executor = withoutContext(name, threads, queue);
		executor.setTaskDecorator(new ContextPropagatingTaskDecorator());
		return executor;
	}

	static ThreadPoolTaskExecutor withoutContext(String name, int threads, int queue) {
		ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
		executor.setThreadNamePrefix(name + "-");
		executor.setDaemon(true);
		executor.setCorePoolSize(threads);
		executor.setMaxPoolSize(threads);
		executor.setKeepAliveSeconds(30);
		executor.setAllowCoreThreadTimeOut(true);
		executor.setQueueCapacity(queue);
		// the server stops first, and its last requests need the executor
		executor.setWaitForTasksToCompleteOnShutdown(true);
		return executor;
	}

}
