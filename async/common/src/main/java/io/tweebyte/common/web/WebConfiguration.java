package io.tweebyte.common.web;

import java.util.List;

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
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.webmvc.autoconfigure.WebMvcRegistrations;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.http.MediaType;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * The way of a request through a service: admission, arguments, answer, failure.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SecuritySettings.class)
@Import({ ServerConfiguration.class, SecurityGuard.class, ProblemAdvice.class, IdentifierBinding.class,
		DeadlineAspect.class })
public class WebConfiguration implements WebMvcConfigurer {

	private static final int AFTER_SERVER_STEPS = 10;

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
	FilterRegistrationBean<AdmissionFilter> admissionFilter(Service service, SecuritySettings security,
			LimitSettings limits, TimeSettings times, ProblemWriter problems) {
		FilterRegistrationBean<AdmissionFilter> registration = new FilterRegistrationBean<>(
				new AdmissionFilter(new Admission(service, security, limits, times),
						new BodyReader((int) limits.body().toBytes(), times.body()), problems));
		registration.setOrder(Ordered.HIGHEST_PRECEDENCE + AFTER_SERVER_STEPS);
		return registration;
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
		resolvers.add(new RequestArguments());
	}

}
