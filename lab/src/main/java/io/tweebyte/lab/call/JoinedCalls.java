package io.tweebyte.lab.call;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import io.reactivex.rxjava3.core.Single;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.work.Style;
import reactor.core.publisher.Mono;

/**
 * Calls that belong together, joined as each style suggests.
 *
 * @param joinedBy what joins them
 */
record JoinedCalls(Style style, String joinedBy, Join join) {

	static List<JoinedCalls> all() {
		return List.of(new JoinedCalls(Style.POOL, "invokeAll", JoinedCalls::pool),
				new JoinedCalls(Style.VIRTUAL, "take, then shutdownNow", JoinedCalls::virtual),
				new JoinedCalls(Style.FUTURE, "allOf", JoinedCalls::future),
				new JoinedCalls(Style.REACTOR, "Mono.zip", (calls) -> reactor(calls, ReactorCalls.overJdk())),
				new JoinedCalls(Style.REACTOR_NETTY, "Mono.zip", (calls) -> reactor(calls, ReactorCalls.overNetty())),
				new JoinedCalls(Style.RXJAVA, "Single.zip", JoinedCalls::rxJava),
				new JoinedCalls(Style.MUTINY, "join().all().andFailFast()", JoinedCalls::mutiny));
	}

	private static void pool(Calls calls) throws Exception {
		try (ExecutorService threads = Executors.newFixedThreadPool(calls.count())) {
			for (Future<Long> result : threads.invokeAll(each(calls, (number) -> task(calls, number)))) {
				result.get();
			}
		}
	}

	private static void virtual(Calls calls) throws Exception {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			CompletionService<Long> results = new ExecutorCompletionService<>(threads);
			each(calls, (number) -> task(calls, number)).forEach(results::submit);
			try {
				for (int number = 0; number < calls.count(); number++) {
					results.take().get();
				}
			}
			catch (ExecutionException ex) {
				threads.shutdownNow();
				throw ex;
			}
		}
	}

	private static Callable<Long> task(Calls calls, int number) {
		return () -> calls.call(number);
	}

	private static void future(Calls calls) {
		CompletableFuture.allOf(each(calls, calls::callLater).toArray(CompletableFuture[]::new)).join();
	}

	private static void reactor(Calls calls, ReactorCalls style) {
		Mono.zip(each(calls, (number) -> style.call(calls, number)), (results) -> results.length).block();
	}

	private static void rxJava(Calls calls) {
		Single.zip(each(calls, (number) -> RxJavaCalls.call(calls, number)), (results) -> results.length).blockingGet();
	}

	private static void mutiny(Calls calls) {
		Uni.join().all(each(calls, (number) -> MutinyCalls.call(calls, number))).andFailFast().await().indefinitely();
	}

	private static <T> List<T> each(Calls calls, IntFunction<T> call) {
		return IntStream.range(0, calls.count()).mapToObj(call).toList();
	}

	/** Waits for all calls, or for a failure. */
	interface Join {

		void of(Calls calls) throws Exception;

	}

}
