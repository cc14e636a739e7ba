package io.tweebyte.gateway.server;

import io.tweebyte.common.security.RejectedRequests;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.TimeSettings;
import org.apache.catalina.core.StandardHost;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** What only the gateway's server needs, because it faces clients. */
@Configuration(proxyBeanMethods = false)
@Import(ServerConfiguration.class)
public class GatewayServerConfiguration {

	@Bean
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> gatewayServerCustomizer(TimeSettings times,
			GatewayPlaces places) {
		return (factory) -> {
			factory.setProtocol(StrictProtocol.class.getName());
			factory.addConnectorCustomizers((connector) -> {
				// the firewall sees the path as it was sent
				connector.setEncodedSolidusHandling("passthrough");
				((StrictProtocol) connector.getProtocolHandler()).limit(connector, places, times);
			});
		};
	}

	@Bean
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> malformedPathsCustomizer(
			ObjectProvider<RejectedRequests> rejected) {
		return (factory) -> factory.addContextCustomizers(
				(context) -> describe((StandardHost) context.getParent(), new MalformedPaths(rejected::getObject)));
	}

	private static void describe(StandardHost host, MalformedPaths paths) {
		host.getPipeline().addValve(paths);
		// otherwise the host adds a valve of its own
		host.setErrorReportValveClass(MalformedPaths.class.getName());
	}

}
