package io.tweebyte.common.web;

import io.tweebyte.contracts.api.Service;
import io.tweebyte.contracts.error.FailureMapper;
import io.tweebyte.contracts.http.Admission;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.settings.LimitSettings;
import io.tweebyte.contracts.settings.SecurityGuard;
import io.tweebyte.contracts.settings.SecuritySettings;
import io.tweebyte.contracts.settings.TimeSettings;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.webflux.autoconfigure.WebFluxRegistrations;
import org.springframework.boot.webflux.autoconfigure.WebHttpHandlerBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.accept.RequestedContentTypeResolverBuilder;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.reactive.result.method.annotation.ArgumentResolverConfigurer;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;

/**
 * The way of a request through a service: admission, arguments, answer, failure.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SecuritySettings.class)
@Import({ ServerConfiguration.class, SecurityGuard.class, ProblemAdvice.class, IdentifierBinding.class,
		DeadlineAspect.class })
public class WebConfiguration implements WebFluxConfigurer {

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
	WebHttpHandlerBuilderCustomizer admissionFilter(Service service, SecuritySettings security, LimitSettings limits,
			TimeSettings times, ProblemWriter problems) {
		// model: as a bean it would meet the requests of the management port, too
		AdmissionFilter filter = new AdmissionFilter(new Admission(service, security, limits, times),
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
		resolvers.addCustomResolver(new RequestArguments());
	}

}
