package io.tweebyte.common.task;

import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler;

/**
 * Repeats tasks, each on a virtual thread while it runs; the last round is awaited.
 */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
public class TaskConfiguration {

	private static final int AWAITED_SECONDS = 20;

	@Bean
	SchedulingConfigurer repeatedTasks(ObjectProvider<NamedTask> tasks) {
		return (registrar) -> tasks.orderedStream().forEach(registrar::addTriggerTask);
	}

	@Bean
	ThreadPoolTaskScheduler taskScheduler(ListableBeanFactory beans) {
		ThreadPoolTaskScheduler scheduler = new ThreadPoolTaskScheduler();
		scheduler.setThreadNamePrefix("tasks-");
		scheduler.setVirtualThreads(true);
		// one thread per task, counted by name so that none is created for it; a pool
		// needs one
		scheduler.setPoolSize(Math.max(1, beans.getBeanNamesForType(NamedTask.class, false, false).length));
		scheduler.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
		scheduler.setWaitForTasksToCompleteOnShutdown(true);
		scheduler.setAwaitTerminationSeconds(AWAITED_SECONDS);
		return scheduler;
	}

	/**
	 * Spring's tests pause contexts that they do not use. A round that came due meanwhile
	 * would wait for good, and the end of its context for it.
	 */
	@Bean
	ApplicationListener<ContextClosedEvent> resumedTasks(ThreadPoolTaskScheduler taskScheduler) {
		return (closed) -> taskScheduler.start();
	}

}
