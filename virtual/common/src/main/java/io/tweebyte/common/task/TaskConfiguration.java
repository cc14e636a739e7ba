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
		// one thread per task, and one for what is scheduled once; counted by name,
		// because tasks need beans that need the scheduler
		scheduler.setPoolSize(beans.getBeanNamesForType(NamedTask.class, false, false).length + 1);
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
