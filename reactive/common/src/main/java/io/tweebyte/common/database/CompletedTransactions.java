package io.tweebyte.common.database;

import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;
import reactor.core.publisher.Mono;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/**
 * Lets a transaction that has begun run to its end, even when its subscriber cancels.
 * <p>
 * When a subscriber cancels during BEGIN, the pool would take the connection back at
 * once, and PostgreSQL would open the transaction afterwards: on a connection that other
 * requests use by then. See docs/upstream/r2dbc-pool.md.
 */
// model: a future continues when its caller no longer waits
@Aspect
@Order(Ordered.HIGHEST_PRECEDENCE)
class CompletedTransactions {

	@Around("@annotation(org.springframework.transaction.annotation.Transactional)")
	Object complete(ProceedingJoinPoint call) throws Throwable {
		Object result = call.proceed();
		return (result instanceof Mono<?> written) ? written.cache() : result;
	}

}
