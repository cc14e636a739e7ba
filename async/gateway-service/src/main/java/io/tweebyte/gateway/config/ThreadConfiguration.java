package io.tweebyte.gateway.config;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;

import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.threads.TaskExecutors;
import org.apache.catalina.connector.Connector;
import org.apache.coyote.AbstractProtocol;

import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.CustomizableThreadFactory;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/** The threads of the gateway: Zuul holds one for each request in flight. */
@Configuration(proxyBeanMethods = false)
public class ThreadConfiguration {

	// they only refuse, which takes far less than a millisecond
	private static final int REFUSING = 8;

	// a call has a handful of steps; more than this are never waiting at once
	private static final int STEPS_OF_CALLS = 10_000;

	// a lookup of a name holds its thread until there is a response; calls to other
	// services must not wait for that
	private static final int CALL_THREADS = 8;

	/**
	 * Looks up the names of the services, and runs the short steps between their bytes
	 * and the threads that wait for them. What does not fit runs on the calling thread.
	 */
	@Bean
	ThreadPoolTaskExecutor callExecutor() {
		ThreadPoolTaskExecutor executor = TaskExecutors.platform("calls", CALL_THREADS, STEPS_OF_CALLS);
		executor.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
		return executor;
	}

	/**
	 * What a client of services needs to begin a call a second time. The gateway's begins
	 * none, so the thread is never started.
	 */
	@Bean(defaultCandidate = false)
	ScheduledExecutorService retryThread() {
		return Executors.newSingleThreadScheduledExecutor(new CustomizableThreadFactory("retries-"));
	}

	@Bean
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> threadCustomizer(LimitSettings limits) {
		return (factory) -> factory.addConnectorCustomizers((connector) -> customize(connector, limits));
	}

	private static void customize(Connector connector, LimitSettings limits) {
		AbstractProtocol<?> protocol = (AbstractProtocol<?>) connector.getProtocolHandler();
		protocol.setMaxThreads(limits.inFlight() + REFUSING);
	}

}
