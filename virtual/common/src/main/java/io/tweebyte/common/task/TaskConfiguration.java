package io.tweebyte.common.task;

import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
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
		// no task waits for another; counted by name, because tasks need beans that need
		// this
		int tasks = beans.getBeanNamesForType(NamedTask.class, false, false).length;
		scheduler.setPoolSize(Math.max(1, tasks));
		scheduler.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
		scheduler.setWaitForTasksToCompleteOnShutdown(true);
		scheduler.setAwaitTerminationSeconds(AWAITED_SECONDS);
		return scheduler;
	}

}
