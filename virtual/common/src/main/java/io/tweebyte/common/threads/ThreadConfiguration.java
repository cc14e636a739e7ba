package io.tweebyte.common.threads;

import io.micrometer.context.ContextRegistry;
import io.micrometer.context.integration.Slf4jThreadLocalAccessor;
import io.tweebyte.common.task.TaskConfiguration;

import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/**
 * Each request has a virtual thread, which may wait for anything. There is no pool whose
 * size would bound the work: requests, connections and calls have limits of their own.
 */
@Configuration(proxyBeanMethods = false)
@Import(TaskConfiguration.class)
public class ThreadConfiguration {

	ThreadConfiguration() {
		// model: the context of a log line is the thread's, and subtasks have threads
		ContextRegistry.getInstance().registerThreadLocalAccessor(new Slf4jThreadLocalAccessor());
	}

}
