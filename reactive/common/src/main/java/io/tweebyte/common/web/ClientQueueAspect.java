package io.tweebyte.common.web;

import io.tweebyte.shared.http.Caller;
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

/**
 * Works on a few requests of one client address at once and lets the others wait, so that
 * no client takes all connections to the database.
 */
@Aspect
// behind method security
@Order(Ordered.LOWEST_PRECEDENCE)
class ClientQueueAspect {

	private final ClientQueues clients;

	ClientQueueAspect(LimitSettings limits) {
		this.clients = new ClientQueues(limits.clientRequests());
	}

	@Around("@within(org.springframework.web.bind.annotation.RestController) "
			+ "&& execution(* *(io.tweebyte.shared.http.Caller, ..))")
	Object waitForTurn(ProceedingJoinPoint call) throws Throwable {
		Caller caller = (Caller) call.getArgs()[0];
		Mono<?> work = (Mono<?>) call.proceed();
		return Mono.create((sink) -> start(work, caller, sink));
	}

	// model: a request that ends while it waits, cancelled or too slow, leaves the queue
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
