package io.tweebyte.common.server;

import io.micrometer.context.ContextRegistry;
import io.netty.channel.ChannelOption;
import io.tweebyte.common.threads.ThreadMeters;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Hooks;
import reactor.netty.http.server.HttpServer;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** The limits and timeouts of a server, and the first steps of every request. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ LimitSettings.class, TimeSettings.class })
@Import(ThreadMeters.class)
public class ServerConfiguration {

	/** The order of filters right after Spring Security's, which is at -100. */
	public static final int AFTER_SECURITY = -99;

	/**
	 * Keeps Reactor from copying its context to the thread at each row and part of a
	 * body: no code here reads a {@code ThreadLocal}, and copying took a tenth of the
	 * CPU.
	 */
	ServerConfiguration() {
		ContextRegistry registry = ContextRegistry.getInstance();
		registry.getThreadLocalAccessors().forEach((accessor) -> registry.removeThreadLocalAccessor(accessor.key()));
	}

	@Bean
	@Order(Ordered.HIGHEST_PRECEDENCE + 1)
	RequestIdFilter requestIdFilter(TimeSettings times) {
		return new RequestIdFilter(times.request());
	}

	@Bean
	DroppedFailures droppedFailures() {
		DroppedFailures failures = new DroppedFailures();
		Hooks.onErrorDropped(failures);
		return failures;
	}

	@Bean
	@Order(AFTER_SECURITY)
	InFlightLimitFilter inFlightLimitFilter(ClientPlaces requestPlaces, ProblemWriter problems) {
		return new InFlightLimitFilter(requestPlaces,
				(request) -> GatewayPaths.isCounted(request.getURI().getRawPath()), ForwardedHeaders::remoteAddress,
				problems);
	}

	// before that of the gateway, which adds to it
	@Bean
	@Order(0)
	WebServerFactoryCustomizer<NettyReactiveWebServerFactory> serverCustomizer(LimitSettings limits,
			TimeSettings times) {
		return (factory) -> factory.addServerCustomizers((server) -> customize(server, limits, times));
	}

	private static HttpServer customize(HttpServer server, LimitSettings limits, TimeSettings times) {
		// a burst must find room until the connections are accepted
		return server.option(ChannelOption.SO_BACKLOG, limits.connections())
			.idleTimeout(times.serverIdle())
			.httpRequestDecoder((decoder) -> decoder.maxInitialLineLength((int) limits.header().toBytes())
				.maxHeaderSize((int) limits.header().toBytes()))
			.doOnChannelInit(PipelinedReads::add);
	}

}
