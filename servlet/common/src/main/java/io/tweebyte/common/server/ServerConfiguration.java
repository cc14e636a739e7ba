package io.tweebyte.common.server;

import java.util.Set;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.TimeSettings;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.apache.catalina.connector.Connector;
import org.apache.coyote.http11.Http11NioProtocol;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.FilterRegistration;
import org.springframework.boot.web.servlet.ServletContextInitializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;

/** The limits and timeouts of a server, and the first steps of every request. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ LimitSettings.class, TimeSettings.class })
public class ServerConfiguration {

	/** The order of filters right after Spring Security's, which is at -100. */
	public static final int AFTER_SECURITY = -99;

	@Bean
	@FilterRegistration(order = Ordered.HIGHEST_PRECEDENCE + 1)
	RequestIdFilter requestIdFilter(TimeSettings times) {
		return new RequestIdFilter(times.request());
	}

	// after the count of requests and the headers: what is refused is counted too
	@Bean
	@FilterRegistration(order = AFTER_SECURITY)
	InFlightLimitFilter inFlightLimitFilter(ClientPlaces requestPlaces, ProblemWriter problems) {
		return new InFlightLimitFilter(requestPlaces, (request) -> GatewayPaths.isCounted(request.getRequestURI()),
				HttpServletRequest::getRemoteAddr, problems);
	}

	// model: Spring MVC fails while it responds to such a request
	@Bean
	@FilterRegistration(order = AFTER_SECURITY)
	Filter emptyCharsetFilter(ProblemWriter problems) {
		return (request, response, chain) -> {
			if ("".equals(request.getCharacterEncoding()) && hasBody((HttpServletRequest) request)) {
				problems.write((HttpServletRequest) request, (HttpServletResponse) response,
						new ApiException(ErrorKind.UNSUPPORTED_MEDIA_TYPE, Messages.UNSUPPORTED_MEDIA_TYPE));
			}
			else {
				chain.doFilter(request, response);
			}
		};
	}

	public static boolean hasBody(HttpServletRequest request) {
		return request.getContentLengthLong() > 0 || request.getHeader(HttpHeaders.TRANSFER_ENCODING) != null;
	}

	/** Without sessions, whose ids Tomcat would look for in all cookies of a request. */
	@Bean
	ServletContextInitializer sessions() {
		return (context) -> context.setSessionTrackingModes(Set.of());
	}

	// before that of the gateway, which adds to it
	@Bean
	@Order(0)
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> serverCustomizer(LimitSettings limits,
			TimeSettings times) {
		return (factory) -> factory.addConnectorCustomizers((connector) -> customize(connector, limits, times));
	}

	private static void customize(Connector connector, LimitSettings limits, TimeSettings times) {
		// an escaped backslash is data
		connector.setEncodedReverseSolidusHandling("passthrough");
		// the framework knows which methods a path has
		connector.setAllowTrace(true);
		// the number of parameters is checked before they are read
		connector.setMaxParameterCount(-1);
		Http11NioProtocol protocol = (Http11NioProtocol) connector.getProtocolHandler();
		protocol.setMaxConnections(limits.connections());
		// a burst must find room until the connections are accepted
		protocol.setAcceptCount(limits.connections());
		// each has tens of kilobytes of buffers, which are made anew for requests beyond
		// it
		protocol.setProcessorCache(limits.inFlight());
		protocol.setMaxHttpRequestHeaderSize((int) limits.header().toBytes());
		protocol.setMaxHeaderCount(LimitSettings.HEADERS);
		// what waits for the rest of its head waits outside the heap
		protocol.setProperty("socket.directBuffer", "true");
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
