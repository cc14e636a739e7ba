package io.tweebyte.common.web;

import java.time.Clock;

import io.tweebyte.common.threads.ThreadMeters;
import io.tweebyte.shared.http.RequestView;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import org.apache.catalina.connector.Connector;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;

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
	FilterRegistrationBean<RequestIdFilter> requestIdFilter(TimeSettings times) {
		return step(new RequestIdFilter(times.request()), Ordered.HIGHEST_PRECEDENCE);
	}

	@Bean
	FilterRegistrationBean<InFlightLimitFilter> inFlightLimitFilter(ClientPlaces requestPlaces,
			ProblemWriter problems) {
		// after the count of requests and the headers: what is refused is counted too
		return step(new InFlightLimitFilter(requestPlaces, (request) -> true, RequestView::remoteAddress, problems),
				SecurityConfiguration.AFTER);
	}

	static <F extends jakarta.servlet.Filter> FilterRegistrationBean<F> step(F filter, int place) {
		FilterRegistrationBean<F> registration = new FilterRegistrationBean<>(filter);
		registration.setOrder(place);
		return registration;
	}

	@Bean
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> serverCustomizer(LimitSettings limits, TimeSettings times,
			ClientPlaces connectionPlaces) {
		return (factory) -> {
			factory.setProtocol(StrictProtocol.class.getName());
			factory.addConnectorCustomizers((connector) -> customize(connector, limits, times, connectionPlaces));
		};
	}

	private static void customize(Connector connector, LimitSettings limits, TimeSettings times,
			ClientPlaces connectionPlaces) {
		// our own checks see the path and the method as they were sent
		connector.setEncodedSolidusHandling("passthrough");
		connector.setEncodedReverseSolidusHandling("passthrough");
		connector.setAllowTrace(true);
		StrictProtocol protocol = (StrictProtocol) connector.getProtocolHandler();
		protocol.setHeadTime(times.requestHead());
		protocol.setPlaces(connectionPlaces);
		protocol.setMaxConnections(limits.connections());
		// a burst must find room until the connections are accepted
		protocol.setAcceptCount(limits.connections());
		protocol.setMaxHttpRequestHeaderSize((int) limits.header().toBytes());
		// the size bounds their number
		protocol.setMaxHeaderCount(-1);
		// model: between two reads; a head in progress holds no thread
		protocol.setConnectionTimeout((int) times.idle().toMillis());
		protocol.setDisableUploadTimeout(false);
		protocol.setConnectionUploadTimeout((int) times.idle().toMillis());
		protocol.setKeepAliveTimeout((int) times.serverIdle().toMillis());
		protocol.setMaxKeepAliveRequests(-1);
		protocol.setUseKeepAliveResponseHeader(false);
		protocol.setContinueResponseTiming("onRead");
	}

}
