package io.tweebyte.common.web;

import java.util.List;

import org.springframework.boot.actuate.autoconfigure.web.ManagementContextConfiguration;
import org.springframework.boot.actuate.autoconfigure.web.ManagementContextType;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.web.servlet.mvc.method.annotation.ExceptionHandlerExceptionResolver;

/**
 * Configures the management port.
 */
@ManagementContextConfiguration(value = ManagementContextType.CHILD, proxyBeanMethods = false)
class ManagementConfiguration {

	@Bean
	ManagementProblemAdvice managementProblemAdvice() {
		return new ManagementProblemAdvice();
	}

	/**
	 * Without one of its own, the port would ask the parent's, which has never seen its
	 * advice.
	 */
	@Bean
	ExceptionHandlerExceptionResolver managementExceptionResolver() {
		ExceptionHandlerExceptionResolver resolver = new ExceptionHandlerExceptionResolver();
		resolver.setOrder(Ordered.HIGHEST_PRECEDENCE);
		resolver.setMessageConverters(List.of(new JacksonJsonHttpMessageConverter()));
		return resolver;
	}

}
