package io.tweebyte.common.web;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;

/**
 * Responds on the management port with Spring's own problem documents, to unknown paths
 * for example. It comes before the advice of the parent context, which knows only what
 * controllers of the contract throw.
 */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class ManagementProblemAdvice extends ResponseEntityExceptionHandler {

}
