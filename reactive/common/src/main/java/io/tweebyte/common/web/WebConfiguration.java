package io.tweebyte.common.web;

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
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.webflux.autoconfigure.WebFluxRegistrations;
import org.springframework.boot.webflux.autoconfigure.WebHttpHandlerBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.web.reactive.accept.RequestedContentTypeResolverBuilder;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.reactive.result.method.annotation.ArgumentResolverConfigurer;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;

/**
 * The way of a request through a service: admission, arguments, answer, failure.
 */
@Configuration(proxyBeanMethods = false)
@Import({ ServerConfiguration.class, SecurityConfiguration.class, ServiceSecurityConfiguration.class,
		SecurityGuard.class, ProblemAdvice.class, IdentifierBinding.class, DeadlineAspect.class })
public class WebConfiguration implements WebFluxConfigurer {

	@Bean
	RejectedRequests rejectedRequests(AllowedHosts hosts, ServerHttpHeadersWriter headers, ProblemWriter problems) {
		return new RejectedRequests(hosts, (exchange) -> Mono.empty(), headers, problems);
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
	InFlightLimitFilter longPageFilter(LimitSettings limits, ProblemWriter problems) {
		ClientPlaces places = new ClientPlaces(limits.longPages(), (limits.longPages() + 1) / 2);
		return new InFlightLimitFilter(places, LongPages::isWanted, RequestView::clientAddress, problems);
	}

	@Bean
	JsonMapper jsonMapper() {
		return ContractJson.mapper();
	}

	@Bean
	WebFluxRegistrations handlers() {
		return new WebFluxRegistrations() {

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
	WebHttpHandlerBuilderCustomizer admissionFilter(Service service, LimitSettings limits, TimeSettings times,
			ProblemWriter problems) {
		// model: as a bean it would meet the requests of the management port, too
		AdmissionFilter filter = new AdmissionFilter(new Admission(service, limits),
				new BodyReader((int) limits.body().toBytes(), times.body()), problems);
		return (builder) -> builder.filters((filters) -> filters.add(filter));
	}

	/**
	 * Answers JSON. What the client accepts has been checked on admission.
	 */
	@Override
	public void configureContentTypeResolver(RequestedContentTypeResolverBuilder types) {
		types.fixedResolver(MediaType.APPLICATION_JSON);
	}

	@Override
	public void configureArgumentResolvers(ArgumentResolverConfigurer resolvers) {
		resolvers.addCustomResolver(new CallerResolver(), new RequestArguments());
	}

}
