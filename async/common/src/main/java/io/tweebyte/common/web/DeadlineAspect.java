package io.tweebyte.common.web;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.http.Caller;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;

/**
 * Ends what a controller has begun when the request's time is over.
 */
@Aspect
class DeadlineAspect {

	// matched by signature alone, so that nothing is left to match at each call
	@Around("execution(* io.tweebyte..controller.*.*(io.tweebyte.shared.http.Caller, ..))")
	Object limit(ProceedingJoinPoint call) throws Throwable {
		Caller caller = (Caller) call.getArgs()[0];
		if (caller.deadline().remaining().isZero()) {
			throw ContractException.unavailable(Sentences.TOO_SLOW);
		}
		CompletableFuture<?> answer = (CompletableFuture<?>) call.proceed();
		return answer.orTimeout(caller.deadline().remaining().toMillis(), TimeUnit.MILLISECONDS);
	}

}
