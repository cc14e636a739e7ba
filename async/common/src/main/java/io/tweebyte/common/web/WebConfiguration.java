package io.tweebyte.common.web;

import java.util.List;

import io.tweebyte.contracts.error.FailureMapper;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.http.Admission;
import io.tweebyte.shared.http.LongPages;
import io.tweebyte.shared.http.RequestView;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.SecurityGuard;
import io.tweebyte.shared.settings.TimeSettings;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.webmvc.autoconfigure.WebMvcRegistrations;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * The way of a request through a service: admission, arguments, answer, failure.
 */
@Configuration(proxyBeanMethods = false)
@Import({ ServerConfiguration.class, SecurityConfiguration.class, ServiceSecurityConfiguration.class,
		SecurityGuard.class, ProblemAdvice.class, IdentifierBinding.class, DeadlineAspect.class })
public class WebConfiguration implements WebMvcConfigurer {

	@Bean
	RejectedRequests rejectedRequests(AllowedHosts hosts, HeaderWriter headers, ProblemWriter problems) {
		return new RejectedRequests(hosts, (request) -> {
		}, headers, problems);
	}

	@Bean
	ClientPlaces requestPlaces(LimitSettings limits) {
		// all requests come from the gateway's address
		return new ClientPlaces(limits.inFlight(), limits.inFlight());
	}

	@Bean
	ClientPlaces connectionPlaces(LimitSettings limits) {
		return new ClientPlaces(limits.connections(), limits.connections());
	}

	@Bean
	FilterRegistrationBean<InFlightLimitFilter> longPageFilter(LimitSettings limits, ProblemWriter problems) {
		ClientPlaces places = new ClientPlaces(limits.longPages(), (limits.longPages() + 1) / 2);
		FilterRegistrationBean<InFlightLimitFilter> registration = ServerConfiguration.step(
				new InFlightLimitFilter(places, LongPages::isWanted, RequestView::clientAddress, problems),
				SecurityConfiguration.AFTER);
		registration.setName("longPageFilter");
		return registration;
	}

	@Bean
	JsonMapper jsonMapper() {
		return ContractJson.mapper();
	}

	@Bean
	JsonConverter jsonConverter(JsonMapper json) {
		return new JsonConverter(json);
	}

	@Bean
	WebMvcRegistrations handlers() {
		return new WebMvcRegistrations() {

			@Override
			public RequestMappingHandlerMapping getRequestMappingHandlerMapping() {
				return new LiteralsFirst();
			}

		};
	}

	@Bean
	Failures failures(ObjectProvider<FailureMapper> mappers) {
		return new Failures(mappers.orderedStream().toList());
	}

	@Bean
	FilterRegistrationBean<AdmissionFilter> admissionFilter(Service service, LimitSettings limits, TimeSettings times,
			ProblemWriter problems) {
		return ServerConfiguration.step(
				new AdmissionFilter(new Admission(service, limits),
						new BodyReader((int) limits.body().toBytes(), times.body()), problems),
				SecurityConfiguration.AFTER + 1);
	}

	/**
	 * Answers JSON. What the client accepts has been checked on admission.
	 */
	@Override
	public void configureContentNegotiation(ContentNegotiationConfigurer types) {
		types.ignoreAcceptHeader(true).defaultContentType(MediaType.APPLICATION_JSON);
	}

	@Override
	public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
		resolvers.add(new CallerResolver());
		resolvers.add(new RequestArguments());
	}

}
