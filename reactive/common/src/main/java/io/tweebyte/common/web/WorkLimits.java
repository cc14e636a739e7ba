package io.tweebyte.common.web;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.SlowSearches;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.limit.ClientQueues;
import io.tweebyte.shared.limit.ClientQueues.Place;
import io.tweebyte.shared.settings.LimitSettings;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Mono;
import reactor.core.publisher.MonoSink;
import reactor.util.context.Context;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Limits the work of controllers: its time, slow searches, and that of one client. */
final class WorkLimits {

	// matched by type and signature, so that nothing is left to match at each call
	private static final String CONTROLLER = "@within(org.springframework.web.bind.annotation.RestController)";

	private static final String OPERATION = CONTROLLER + " && execution(* *(io.tweebyte.shared.http.Caller, ..))";

	private WorkLimits() {
	}

	@Aspect
	@Order(1)
	static class Deadlines {

		@Around(OPERATION)
		Object limit(ProceedingJoinPoint call) throws Throwable {
			Caller caller = (Caller) call.getArgs()[0];
			if (caller.deadline().remaining().isZero()) {
				throw ApiException.unavailable(Messages.TOO_SLOW);
			}
			Mono<?> response = (Mono<?>) call.proceed();
			return response.timeout(caller.deadline().remaining());
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

		@Around(CONTROLLER + " && execution(* *(*, @io.tweebyte.contracts.validation.SearchTerm (*), ..))"
				+ " && args(caller, term, ..)")
		Object limit(ProceedingJoinPoint search, Caller caller, String term) throws Throwable {
			if (!SlowSearches.isSlow(term)) {
				return search.proceed();
			}
			Mono<?> found = (Mono<?>) search.proceed();
			return Mono.using(() -> take(caller.address()), (address) -> found, this.places::giveBack);
		}

		private String take(String address) {
			if (!this.places.tryTake(address)) {
				throw ApiException.unavailable(Messages.BUSY);
			}
			return address;
		}

	}

	/** Queues one client's requests, so that it does not take all connections. */
	@Aspect
	// behind method security
	@Order(Ordered.LOWEST_PRECEDENCE)
	static class Queues {

		private final ClientQueues clients;

		Queues(LimitSettings limits) {
			this.clients = new ClientQueues(limits.clientRequests());
		}

		@Around(OPERATION)
		Object waitForTurn(ProceedingJoinPoint call) throws Throwable {
			Caller caller = (Caller) call.getArgs()[0];
			Mono<?> work = (Mono<?>) call.proceed();
			return Mono.create((sink) -> start(work, caller, sink));
		}

		// model: a request that ends while it waits, cancelled or too slow, leaves the
		// queue
		private void start(Mono<?> work, Caller caller, MonoSink<Object> sink) {
			Disposable.Swap running = Disposables.swap();
			Place place = this.clients.enter(caller.address(), () -> running
				.update(work.subscribe(sink::success, sink::error, sink::success, Context.of(sink.contextView()))));
			sink.onDispose(() -> {
				running.dispose();
				place.leave();
			});
		}

	}

}
