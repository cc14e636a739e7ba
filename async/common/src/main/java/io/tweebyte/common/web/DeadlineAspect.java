package io.tweebyte.common.web;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import io.tweebyte.contracts.http.Caller;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;

/**
 * Ends what a controller has begun when the request's time is over.
 */
@Aspect
class DeadlineAspect {

	@Around("@within(org.springframework.web.bind.annotation.RestController) && args(caller, ..)")
	Object limit(ProceedingJoinPoint call, Caller caller) throws Throwable {
		Object answer = call.proceed();
		if (answer instanceof CompletableFuture<?> future) {
			return future.orTimeout(caller.deadline().remaining().toMillis(), TimeUnit.MILLISECONDS);
		}
		return answer;
	}

}
