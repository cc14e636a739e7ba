package io.tweebyte.gateway.server;

import java.net.InetSocketAddress;

import io.netty.channel.Channel;
import io.netty.channel.ChannelPipeline;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.core.publisher.Mono;
import reactor.netty.NettyPipeline;

import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.web.server.WebFilter;

/** What only the gateway's server needs, because it faces clients. */
@Configuration(proxyBeanMethods = false)
@Import(ServerConfiguration.class)
public class GatewayServerConfiguration {

	// model: Tomcat does this by itself
	@Bean
	@Order(Ordered.HIGHEST_PRECEDENCE + 2)
	WebFilter dateFilter() {
		return (exchange, chain) -> {
			HttpHeaders headers = exchange.getResponse().getHeaders();
			exchange.getResponse()
				.beforeCommit(() -> Mono.fromRunnable(() -> headers.setDate(System.currentTimeMillis())));
			return chain.filter(exchange);
		};
	}

	@Bean
	WebServerFactoryCustomizer<NettyReactiveWebServerFactory> gatewayServerCustomizer(LimitSettings limits,
			TimeSettings times, GatewayPlaces places) {
		return (factory) -> factory
			.addServerCustomizers((server) -> server.doOnChannelInit((observer, channel, address) -> {
				limit(places.connections(), channel);
				String client = address(channel);
				ChannelPipeline pipeline = channel.pipeline();
				pipeline.replace(NettyPipeline.HttpCodec, NettyPipeline.HttpCodec,
						FewHeaders.codec((int) limits.header().toBytes(), LimitSettings.HEADERS));
				pipeline.addAfter(NettyPipeline.HttpCodec, ClientConnection.class.getName(),
						new ClientConnection(times, () -> new ClientPlace(places.awaitedBodies(), client),
								() -> new ClientPlace(places.unreadResponses(), client)));
			}));
	}

	private static void limit(ClientPlaces places, Channel channel) {
		String address = address(channel);
		// model: Tomcat leaves one too many of all addresses in the queue of the
		// operating system instead
		if (places.tryTake(address)) {
			channel.closeFuture().addListener((closed) -> places.giveBack(address));
		}
		else {
			channel.close();
		}
	}

	private static String address(Channel channel) {
		InetSocketAddress client = (InetSocketAddress) channel.remoteAddress();
		// it is not known of a client that has gone already
		return (client != null) ? client.getAddress().getHostAddress() : "";
	}

}
