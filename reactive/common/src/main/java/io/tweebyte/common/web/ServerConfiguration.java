package io.tweebyte.common.web;

import java.net.InetSocketAddress;
import java.time.Clock;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import io.tweebyte.common.threads.ThreadMeters;
import io.tweebyte.shared.http.RequestView;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Hooks;
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
	RequestIdFilter requestIdFilter(TimeSettings times) {
		LoggedContext.log(RequestIdFilter.KEY);
		return new RequestIdFilter(times.request());
	}

	@Bean
	ServerHeadersFilter serverHeadersFilter() {
		return new ServerHeadersFilter(Clock.systemUTC());
	}

	@Bean
	DroppedFailures droppedFailures() {
		DroppedFailures failures = new DroppedFailures();
		Hooks.onErrorDropped(failures);
		return failures;
	}

	@Bean
	InFlightLimitFilter inFlightLimitFilter(ClientPlaces requestPlaces, ProblemWriter problems) {
		return new InFlightLimitFilter(requestPlaces, (request) -> true, RequestView::remoteAddress, problems);
	}

	@Bean
	WebServerFactoryCustomizer<NettyReactiveWebServerFactory> serverCustomizer(LimitSettings limits, TimeSettings times,
			ClientPlaces connectionPlaces) {
		return (factory) -> factory
			.addServerCustomizers((server) -> customize(server, limits, times, connectionPlaces));
	}

	private static HttpServer customize(HttpServer server, LimitSettings limits, TimeSettings times,
			ClientPlaces connectionPlaces) {
		int head = (int) limits.header().toBytes();
		// a burst must find room until the connections are accepted
		return server.option(ChannelOption.SO_BACKLOG, limits.connections())
			// a client that ends its side in the middle of a body is told so
			.childOption(ChannelOption.ALLOW_HALF_CLOSURE, true)
			.idleTimeout(times.serverIdle())
			.httpRequestDecoder((decoder) -> decoder.maxInitialLineLength(head).maxHeaderSize(head))
			.doOnChannelInit((observer, channel, address) -> {
				limit(connectionPlaces, channel);
				MalformedRequests malformed = new MalformedRequests(head, times.idle(), times.requestHead());
				channel.pipeline()
					.addBefore(NettyPipeline.HttpCodec, LingeringClose.class.getName(),
							malformed.lingering(times.idle()))
					.addBefore(NettyPipeline.HttpCodec, HeadReader.class.getName(), malformed.reader())
					.addAfter(NettyPipeline.HttpCodec, MalformedRequests.class.getName(), malformed)
					.addAfter(MalformedRequests.class.getName(), BodyMerger.class.getName(), new BodyMerger());
				channel.pipeline().addAfter(NettyPipeline.HttpCodec, UnreadBodies.class.getName(), new UnreadBodies());
			});
	}

	/**
	 * Ends a connection that is one too many.
	 */
	private static void limit(ClientPlaces places, Channel channel) {
		String address = address((InetSocketAddress) channel.remoteAddress());
		// model: Tomcat leaves one too many of all addresses in the queue of the
		// operating
		// system instead
		if (places.tryTake(address)) {
			channel.closeFuture().addListener((closed) -> places.giveBack(address));
		}
		else {
			channel.close();
		}
	}

	private static String address(InetSocketAddress client) {
		// it is not known of a client that has gone already
		return (client != null) ? client.getAddress().getHostAddress() : "";
	}

}
