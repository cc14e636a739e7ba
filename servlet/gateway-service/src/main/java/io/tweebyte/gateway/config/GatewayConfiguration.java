package io.tweebyte.gateway.config;

import java.time.Clock;

import io.tweebyte.common.server.InFlightLimitFilter;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.gateway.filter.PageFilter;
import io.tweebyte.gateway.filter.StrictDecodingFilter;
import io.tweebyte.page.LivePage;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.OpenResponseSettings;
import io.tweebyte.shared.settings.UploadSettings;
import io.tweebyte.shared.web.HealthProbes;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.web.servlet.FilterRegistration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.web.filter.ForwardedHeaderFilter;
import org.springframework.web.filter.UrlHandlerFilter;

/** The filters of every request. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ OpenResponseSettings.class, UploadSettings.class })
@Import({ GatewayPlaces.class, HealthProbes.class, LivePage.class })
public class GatewayConfiguration {

	@Bean
	ProblemWriter problemWriter() {
		return new ProblemWriter(Clock.systemUTC(), HttpServletRequest::getRequestURI);
	}

	/** Removes the forwarded headers of clients, which the pages would trust. */
	@Bean
	@FilterRegistration(order = Ordered.HIGHEST_PRECEDENCE)
	ForwardedHeaderFilter forwardedHeaders() {
		ForwardedHeaderFilter filter = new ForwardedHeaderFilter();
		filter.setRemoveOnly(true);
		return filter;
	}

	@Bean
	ClientPlaces requestPlaces(LimitSettings limits) {
		return ClientPlaces.withReserve(limits.inFlight(), limits.inFlightPerAddress());
	}

	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY)
	InFlightLimitFilter streamLimitFilter(OpenResponseSettings streams, ProblemWriter problems) {
		return new InFlightLimitFilter(ClientPlaces.divided(streams.limit(), 2),
				(request) -> GatewayPaths.isStream(request.getRequestURI()), HttpServletRequest::getRemoteAddr,
				problems);
	}

	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY + 1)
	StrictDecodingFilter strictDecodingFilter(ProblemWriter problems) {
		return new StrictDecodingFilter(problems);
	}

	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY + 2)
	UrlHandlerFilter trailingSlashFilter() {
		return UrlHandlerFilter.trailingSlashHandler(GatewayPaths.pages()).wrapRequest().build();
	}

	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY + 3)
	PageFilter pageFilter(ProblemWriter problems) {
		return new PageFilter(problems);
	}

}
