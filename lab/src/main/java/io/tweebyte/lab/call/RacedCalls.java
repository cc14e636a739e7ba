package io.tweebyte.lab.call;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;

import io.reactivex.rxjava3.core.Single;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.work.Style;
import reactor.core.publisher.Mono;

/**
 * Two calls of which the first result is wanted, raced as each style suggests.
 *
 * @param racedBy what waits for the first result
 */
record RacedCalls(Style style, String racedBy, Race race) {

	static List<RacedCalls> all() {
		return List.of(new RacedCalls(Style.POOL, "invokeAny", onThreads(BegunCall.Threads.PLATFORM)),
				new RacedCalls(Style.VIRTUAL, "invokeAny", onThreads(BegunCall.Threads.VIRTUAL)),
				new RacedCalls(Style.FUTURE, "anyOf",
						(fast, slow) -> CompletableFuture.anyOf(fast.callLater(0), slow.callLater(0)).join()),
				new RacedCalls(Style.REACTOR, "Mono.firstWithValue", reactor(ReactorCalls.overJdk())),
				new RacedCalls(Style.REACTOR_NETTY, "Mono.firstWithValue", reactor(ReactorCalls.overNetty())),
				new RacedCalls(Style.RXJAVA, "Single.ambArray",
						(fast, slow) -> Single.ambArray(RxJavaCalls.call(fast, 0), RxJavaCalls.call(slow, 0))
							.blockingGet()),
				new RacedCalls(Style.MUTINY, "join().first().withItem()",
						(fast, slow) -> Uni.join()
							.first(MutinyCalls.call(fast, 0), MutinyCalls.call(slow, 0))
							.withItem()
							.await()
							.indefinitely()));
	}

	private static Race onThreads(ExecutorService threads) {
		return (fast, slow) -> threads.invokeAny(List.of(() -> fast.call(0), () -> slow.call(0)));
	}

	private static Race reactor(ReactorCalls style) {
		return (fast, slow) -> Mono.firstWithValue(style.call(fast, 0), style.call(slow, 0)).block();
	}

	/** Waits for the first result. */
	interface Race {

		void of(Calls fast, Calls slow) throws Exception;

	}

}
