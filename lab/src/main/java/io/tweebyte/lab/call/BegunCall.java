package io.tweebyte.lab.call;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.tweebyte.lab.work.Style;

/** Begins a call in a style, and returns what gives it up. */
interface BegunCall {

	Runnable of(Calls calls, int number);

	/** Returns how each style begins a call, and gives it up. */
	static SequencedMap<Style, BegunCall> styles() {
		SequencedMap<Style, BegunCall> styles = new LinkedHashMap<>();
		styles.put(Style.POOL, onThread(Threads.PLATFORM));
		styles.put(Style.VIRTUAL, onThread(Threads.VIRTUAL));
		styles.put(Style.FUTURE, (calls, number) -> {
			CompletableFuture<Long> result = calls.callLater(number);
			return () -> result.cancel(true);
		});
		styles.put(Style.REACTOR, reactor(ReactorCalls.overJdk()));
		styles.put(Style.REACTOR_NETTY, reactor(ReactorCalls.overNetty()));
		styles.put(Style.RXJAVA, (calls,
				number) -> RxJavaCalls.call(calls, number).subscribe(BegunCall::ignore, BegunCall::ignore)::dispose);
		styles.put(Style.MUTINY,
				(calls, number) -> MutinyCalls.call(calls, number)
					.subscribe()
					.with(BegunCall::ignore, BegunCall::ignore)::cancel);
		return styles;
	}

	private static BegunCall onThread(ExecutorService threads) {
		return (calls, number) -> {
			Future<Long> result = threads.submit(() -> calls.call(number));
			return () -> result.cancel(true);
		};
	}

	private static BegunCall reactor(ReactorCalls style) {
		return (calls, number) -> style.call(calls, number).subscribe(BegunCall::ignore, BegunCall::ignore)::dispose;
	}

	private static void ignore(Object unwanted) {
		// the server counts what becomes of the call
	}

	/** Threads that block in a call. */
	final class Threads {

		static final ExecutorService PLATFORM = Executors
			.newCachedThreadPool(Thread.ofPlatform().name("caller-", 0).daemon().factory());

		static final ExecutorService VIRTUAL = Executors.newVirtualThreadPerTaskExecutor();

		private Threads() {
		}

	}

}
