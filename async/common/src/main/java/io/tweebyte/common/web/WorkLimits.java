package io.tweebyte.common.web;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.sql.SlowSearches;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;

import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/** Limits the work of controllers: its time, and slow searches. */
@Configuration(proxyBeanMethods = false)
@Import({ WorkLimits.Deadlines.class, WorkLimits.Searches.class })
public class WorkLimits {

	// matched by type and signature, so that nothing is left to match at each call
	private static final String CONTROLLER = "within(io.tweebyte..*)"
			+ " && @within(org.springframework.web.bind.annotation.RestController)";

	private static final String OPERATION = CONTROLLER + " && execution(java.util.concurrent.CompletableFuture *(..))";

	@Aspect
	@Order(1)
	static class Deadlines {

		@Around(OPERATION)
		Object limit(ProceedingJoinPoint call) throws Throwable {
			Deadline deadline = deadline();
			if (deadline.remaining().isZero()) {
				throw ApiException.unavailable(Messages.TOO_SLOW);
			}
			CompletableFuture<?> response = (CompletableFuture<?>) call.proceed();
			// model: a copy, because a stage that times out does not run what follows its
			// work, such as giving back a place
			return response.copy().orTimeout(deadline.remaining().toNanos(), TimeUnit.NANOSECONDS);
		}

		private static Deadline deadline() {
			RequestAttributes request = RequestContextHolder.currentRequestAttributes();
			return RequestIdFilter.deadline(((ServletRequestAttributes) request).getRequest());
		}

	}

	/**
	 * Bounds the searches that PostgreSQL may take long for, in total and per client
	 * address, and refuses the next with 503. A place is given back before the response,
	 * so that a client's next search finds it.
	 */
	@Aspect
	@Order(2)
	static class Searches {

		private final ClientPlaces places;

		Searches(LimitSettings limits) {
			this.places = ClientPlaces.divided(limits.slowSearches(), 2);
		}

		// not bound by the pointcut, which would look for them on the thread of the
		// request
		@Around(CONTROLLER + " && execution(* *(*, @io.tweebyte.contracts.validation.SearchTerm (*), ..))")
		Object limit(ProceedingJoinPoint search) throws Throwable {
			Caller caller = (Caller) search.getArgs()[0];
			if (!SlowSearches.isSlow((String) search.getArgs()[1])) {
				return search.proceed();
			}
			if (!this.places.tryTake(caller.address())) {
				throw ApiException.unavailable(Messages.BUSY);
			}
			try {
				return ((CompletableFuture<?>) search.proceed())
					.whenComplete((found, failure) -> this.places.giveBack(caller.address()));
			}
			catch (Throwable ex) {
				this.places.giveBack(caller.address());
				throw ex;
			}
		}

	}

}
