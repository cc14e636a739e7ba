package io.tweebyte.common.web;

import java.util.List;

import org.springframework.boot.actuate.autoconfigure.web.ManagementContextConfiguration;
import org.springframework.boot.actuate.autoconfigure.web.ManagementContextType;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ExceptionHandlerExceptionResolver;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

@ManagementContextConfiguration(value = ManagementContextType.CHILD, proxyBeanMethods = false)
class ManagementConfiguration {

	/** The resolver of the parent context does not know the port's advice. */
	@Bean
	ExceptionHandlerExceptionResolver managementExceptionResolver() {
		ExceptionHandlerExceptionResolver resolver = new ExceptionHandlerExceptionResolver();
		resolver.setOrder(Ordered.HIGHEST_PRECEDENCE);
		resolver.setMessageConverters(List.of(new JacksonJsonHttpMessageConverter()));
		return resolver;
	}

	/** Precedes the advice for the contract with Spring's own problem documents. */
	@RestControllerAdvice
	@Order(Ordered.HIGHEST_PRECEDENCE)
	static class ManagementProblemAdvice extends ResponseEntityExceptionHandler {

	}

}
