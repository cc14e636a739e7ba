package io.tweebyte.common.web;

import org.springframework.boot.actuate.autoconfigure.web.ManagementContextConfiguration;
import org.springframework.boot.actuate.autoconfigure.web.ManagementContextType;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;

@ManagementContextConfiguration(value = ManagementContextType.CHILD, proxyBeanMethods = false)
class ManagementConfiguration {

	/** Precedes the advice for the contract with Spring's own problem documents. */
	@RestControllerAdvice
	@Order(Ordered.HIGHEST_PRECEDENCE)
	static class ManagementProblemAdvice extends ResponseEntityExceptionHandler {

	}

}
