package io.tweebyte.common.web;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import io.micrometer.context.ContextSnapshotFactory;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.ClientQueues;
import io.tweebyte.shared.limit.ClientQueues.Place;
import io.tweebyte.shared.settings.LimitSettings;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/**
 * Works on a few requests of one client address at once and lets the others wait, so that
 * no client takes all connections to the database.
 */
@Aspect
// behind method security, which needs the thread of the request
@Order(Ordered.LOWEST_PRECEDENCE)
class ClientQueueAspect {

	private static final ContextSnapshotFactory CONTEXT = ContextSnapshotFactory.builder().build();

	private final ClientQueues clients;

	ClientQueueAspect(LimitSettings limits) {
		this.clients = new ClientQueues(limits.clientRequests());
	}

	@Around("@within(org.springframework.web.bind.annotation.RestController) "
			+ "&& execution(* *(io.tweebyte.shared.http.Caller, ..))")
	Object waitForTurn(ProceedingJoinPoint call) {
		Caller caller = (Caller) call.getArgs()[0];
		CompletableFuture<Void> turn = new CompletableFuture<>();
		// model: the request that leaves starts the next one on its thread
		Runnable start = () -> turn.complete(null);
		Place place = this.clients.enter(caller.address(), CONTEXT.captureAll().wrap(start));
		return turn.thenCompose((now) -> proceed(call, caller)).whenComplete((result, failure) -> place.leave());
	}

	private static CompletionStage<?> proceed(ProceedingJoinPoint call, Caller caller) {
		if (caller.deadline().remaining().isZero()) {
			return CompletableFuture.failedFuture(ApiException.unavailable(Messages.TOO_SLOW));
		}
		try {
			return (CompletionStage<?>) call.proceed();
		}
		catch (Throwable ex) {
			return CompletableFuture.failedFuture(ex);
		}
	}

}
