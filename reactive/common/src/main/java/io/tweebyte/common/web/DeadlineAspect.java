package io.tweebyte.common.web;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Caller;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;
import reactor.core.publisher.Mono;

import org.springframework.core.annotation.Order;

/** Ends the work of a controller when the time of the request is over. */
@Aspect
@Order(1)
class DeadlineAspect {

	// matched by type and signature, so that nothing is left to match at each call
	@Around("@within(org.springframework.web.bind.annotation.RestController) "
			+ "&& execution(* *(io.tweebyte.shared.http.Caller, ..))")
	Object limit(ProceedingJoinPoint call) throws Throwable {
		Caller caller = (Caller) call.getArgs()[0];
		if (caller.deadline().remaining().isZero()) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
		Mono<?> response = (Mono<?>) call.proceed();
		return response.timeout(caller.deadline().remaining());
	}

}
