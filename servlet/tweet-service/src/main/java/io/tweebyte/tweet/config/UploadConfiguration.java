package io.tweebyte.tweet.config;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.InFlightLimitFilter;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.picture.PictureSettings;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.UploadSettings;
import jakarta.servlet.Filter;
import jakarta.servlet.MultipartConfigElement;
import jakarta.servlet.http.HttpServletRequest;
import org.apache.coyote.http11.Http11NioProtocol;

import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.FilterRegistration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.web.multipart.MultipartResolver;
import org.springframework.web.multipart.support.StandardServletMultipartResolver;

/** Reads the parts of a few uploads at once, and those of no other request. */
@Configuration(proxyBeanMethods = false)
class UploadConfiguration {

	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY + 1)
	InFlightLimitFilter uploadFilter(PictureSettings settings, ProblemWriter problems) {
		ClientPlaces places = new ClientPlaces(settings.uploads(), settings.uploads());
		return new InFlightLimitFilter(places, UploadConfiguration::isUpload, ForwardedHeaders::address, problems);
	}

	private static boolean isUpload(HttpServletRequest request) {
		return GatewayPaths.isUpload(request.getMethod(), request.getRequestURI());
	}

	@Bean
	MultipartConfigElement uploadParts(PictureSettings settings) {
		return new MultipartConfigElement(settings.incoming().toString(), UploadSettings.FILE, UploadSettings.SIZE, 0);
	}

	@Bean
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> uploadCustomizer() {
		return (factory) -> factory.addConnectorCustomizers((connector) -> {
			connector.setMaxPartCount(UploadSettings.PARTS);
			connector.setMaxPartHeaderSize(UploadSettings.PART_HEAD);
			// of a refused body: closing the connection early would hide the response
			((Http11NioProtocol) connector.getProtocolHandler()).setMaxSwallowSize(UploadSettings.SIZE);
		});
	}

	// model: Spring MVC has one resolver for the requests of all handlers
	@Bean
	MultipartResolver multipartResolver() {
		StandardServletMultipartResolver uploads = new StandardServletMultipartResolver() {
			@Override
			public boolean isMultipart(HttpServletRequest request) {
				return isUpload(request) && super.isMultipart(request);
			}
		};
		// by the handler, after the filters
		uploads.setResolveLazily(true);
		return uploads;
	}

	// model: Tomcat reads the parts of any request together with its parameters, unless
	// the stream of its body was requested before
	@Bean
	@FilterRegistration(order = Ordered.HIGHEST_PRECEDENCE)
	Filter unreadPartsFilter() {
		return (request, response, chain) -> {
			if (!isUpload((HttpServletRequest) request)) {
				request.getInputStream();
			}
			chain.doFilter(request, response);
		};
	}

}
