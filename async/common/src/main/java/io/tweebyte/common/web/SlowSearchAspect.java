package io.tweebyte.common.web;

import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.SlowSearches;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;

import org.springframework.core.annotation.Order;

/**
 * Bounds the searches that PostgreSQL may take long for, in total and per client address,
 * and refuses the next with 503. A place is given back before the response, so that a
 * client's next search finds it.
 */
@Aspect
@Order(2)
class SlowSearchAspect {

	private final ClientPlaces places;

	SlowSearchAspect(LimitSettings limits) {
		this.places = ClientPlaces.halfPerAddress(limits.slowSearches());
	}

	@Around("@within(org.springframework.web.bind.annotation.RestController) "
			+ "&& execution(* *(*, @io.tweebyte.contracts.validation.SearchTerm (*), ..)) && args(caller, term, ..)")
	Object limit(ProceedingJoinPoint search, Caller caller, String term) throws Throwable {
		if (!SlowSearches.isSlow(term)) {
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
