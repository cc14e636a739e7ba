package io.tweebyte.common.web;

import org.springframework.boot.actuate.autoconfigure.web.ManagementContextConfiguration;
import org.springframework.boot.actuate.autoconfigure.web.ManagementContextType;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;

@ManagementContextConfiguration(value = ManagementContextType.CHILD, proxyBeanMethods = false)
class ManagementConfiguration {

	/**
	 * Responds on the management port with Spring's own problem documents, to unknown
	 * paths for example. It precedes the advice of the parent context, which knows only
	 * the exceptions of the contract's controllers.
	 */
	@RestControllerAdvice
	@Order(Ordered.HIGHEST_PRECEDENCE)
	static class ManagementProblemAdvice extends ResponseEntityExceptionHandler {

	}

}
