package io.tweebyte.common.threads;

import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.threads.BoundedThreads;
import org.apache.coyote.ProtocolHandler;
import org.apache.tomcat.util.threads.VirtualThreadExecutor;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * The threads that every service needs, and why there are so many. What does not fit into
 * a pool is refused at once.
 */
@Configuration(proxyBeanMethods = false)
public class ThreadConfiguration {

	private static final int CACHE_THREADS = 4;

	private static final int CONNECTION_THREADS = 8;

	private static final int STEPS_OF_CALLS = 10_000;

	private final int processors = Runtime.getRuntime().availableProcessors();

	private final LimitSettings limits;

	private final boolean virtual;

	ThreadConfiguration(LimitSettings limits, @Value("${tweebyte.threads}") String threads) {
		this.limits = limits;
		this.virtual = threads.equals("virtual");
	}

	/**
	 * Wait for Redis, which answers within a fraction of a millisecond: a few serve
	 * thousands of requests a second, and more would only wait for a Redis that is out.
	 */
	@Bean
	BoundedThreads cacheThreads() {
		return waiting("cache", CACHE_THREADS, this.limits.inFlight());
	}

	/**
	 * Wait for the database: one for each connection, since more could only wait for a
	 * connection.
	 * @param settings how many connections there are
	 */
	@Bean
	BoundedThreads databaseThreads(DatabaseSettings settings) {
		return waiting("database", settings.poolSize(), settings.queue());
	}

	/**
	 * Run the short steps after the bytes of other services: one for each processor. The
	 * steps of calls that were begun must not be refused, so the queue is long.
	 */
	@Bean
	BoundedThreads callThreads() {
		return BoundedThreads.platform("calls", this.processors, STEPS_OF_CALLS);
	}

	/**
	 * Begin calls and take in their bytes. Whoever looks up a name waits while nobody
	 * answers for it, so these are not the threads that give up a call in time.
	 */
	@Bean
	BoundedThreads connectionThreads() {
		return BoundedThreads.platform("connections", CONNECTION_THREADS, STEPS_OF_CALLS);
	}

	/**
	 * Lets the container read and write on virtual threads too.
	 */
	@Bean
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> requestThreads() {
		return (factory) -> factory.addConnectorCustomizers((connector) -> customize(connector.getProtocolHandler()));
	}

	private void customize(ProtocolHandler protocol) {
		if (this.virtual) {
			protocol.setExecutor(new VirtualThreadExecutor("requests-"));
		}
	}

	private BoundedThreads waiting(String name, int threads, int queue) {
		return this.virtual ? BoundedThreads.virtual(name, threads + queue)
				: BoundedThreads.platform(name, threads, queue);
	}

}
