package io.tweebyte.common.web;

import java.time.Clock;
import java.util.concurrent.atomic.AtomicInteger;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import io.tweebyte.common.threads.ThreadMeters;
import io.tweebyte.contracts.settings.LimitSettings;
import io.tweebyte.contracts.settings.TimeSettings;
import reactor.netty.NettyPipeline;
import reactor.netty.http.server.HttpServer;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/**
 * The server of a service or gateway: what it takes on, how long it waits, and the first
 * steps of every request.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ LimitSettings.class, TimeSettings.class })
@Import(ThreadMeters.class)
public class ServerConfiguration {

	@Bean
	ProblemWriter problemWriter() {
		return new ProblemWriter(Clock.systemUTC());
	}

	@Bean
	RequestIdFilter requestIdFilter() {
		LoggedContext.log(RequestIdFilter.KEY);
		return new RequestIdFilter();
	}

	@Bean
	ServerHeadersFilter serverHeadersFilter() {
		return new ServerHeadersFilter(Clock.systemUTC());
	}

	@Bean
	InFlightLimitFilter inFlightLimitFilter(LimitSettings limits, ProblemWriter problems) {
		return new InFlightLimitFilter(limits.inFlight(), problems);
	}

	@Bean
	WebServerFactoryCustomizer<NettyReactiveWebServerFactory> serverCustomizer(LimitSettings limits,
			TimeSettings times) {
		return (factory) -> factory.addServerCustomizers((server) -> customize(server, limits, times));
	}

	private static HttpServer customize(HttpServer server, LimitSettings limits, TimeSettings times) {
		int head = (int) limits.header().toBytes();
		AtomicInteger connections = new AtomicInteger();
		// a burst must find room until the connections are accepted
		return server.option(ChannelOption.SO_BACKLOG, limits.connections())
			// a client that ends its side in the middle of a body is told so
			.childOption(ChannelOption.ALLOW_HALF_CLOSURE, true)
			.idleTimeout(times.serverIdle())
			.httpRequestDecoder((decoder) -> decoder.maxInitialLineLength(head).maxHeaderSize(head))
			.doOnChannelInit((observer, channel, address) -> {
				limit(connections, limits.connections(), channel);
				MalformedRequests malformed = new MalformedRequests(head, times.idle());
				channel.pipeline()
					.addBefore(NettyPipeline.HttpCodec, LingeringClose.class.getName(),
							malformed.lingering(times.idle()))
					.addBefore(NettyPipeline.HttpCodec, HeadReader.class.getName(), malformed.reader())
					.addAfter(NettyPipeline.HttpCodec, MalformedRequests.class.getName(), malformed);
			});
	}

	/**
	 * Ends a connection that is one too many.
	 */
	private static void limit(AtomicInteger connections, int limit, Channel channel) {
		// model: Tomcat leaves it in the queue of the operating system instead
		channel.closeFuture().addListener((closed) -> connections.decrementAndGet());
		if (connections.incrementAndGet() > limit) {
			channel.close();
		}
	}

}
