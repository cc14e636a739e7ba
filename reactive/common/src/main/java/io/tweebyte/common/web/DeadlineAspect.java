package io.tweebyte.common.web;

import io.tweebyte.contracts.http.Caller;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;
import reactor.core.publisher.Mono;

/**
 * Ends what a controller has begun when the request's time is over.
 */
@Aspect
class DeadlineAspect {

	@Around("@within(org.springframework.web.bind.annotation.RestController) && args(caller, ..)")
	Object limit(ProceedingJoinPoint call, Caller caller) throws Throwable {
		Object answer = call.proceed();
		if (answer instanceof Mono<?> mono) {
			return mono.timeout(caller.deadline().remaining());
		}
		return answer;
	}

}
