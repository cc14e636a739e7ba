package io.tweebyte.lab.call;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

import io.tweebyte.lab.work.Style;

/** Begins a call in a style, and returns what gives it up. */
interface BegunCall {

	/**
	 * Begins a call.
	 * @param failures gets why the call failed; in some styles also that it was given up
	 */
	Runnable of(Calls calls, int number, Consumer<Throwable> failures);

	/** Returns how each style begins a call, and gives it up. */
	static SequencedMap<Style, BegunCall> styles() {
		SequencedMap<Style, BegunCall> styles = new LinkedHashMap<>();
		styles.put(Style.POOL, onThread(Threads.PLATFORM));
		styles.put(Style.VIRTUAL, onThread(Threads.VIRTUAL));
		styles.put(Style.FUTURE, (calls, number, failures) -> {
			CompletableFuture<Long> result = calls.callLater(number);
			result.exceptionally((failure) -> {
				failures.accept(failure);
				return null;
			});
			return () -> result.cancel(true);
		});
		styles.put(Style.REACTOR, reactor(ReactorCalls.overJdk()));
		styles.put(Style.REACTOR_NETTY, reactor(ReactorCalls.overNetty()));
		styles.put(Style.RXJAVA, (calls, number,
				failures) -> RxJavaCalls.call(calls, number).subscribe(BegunCall::ignore, failures::accept)::dispose);
		styles.put(Style.MUTINY, (calls, number,
				failures) -> MutinyCalls.call(calls, number).subscribe().with(BegunCall::ignore, failures)::cancel);
		return styles;
	}

	private static BegunCall onThread(ExecutorService threads) {
		return (calls, number, failures) -> {
			Future<Long> result = threads.submit(() -> {
				try {
					return calls.call(number);
				}
				catch (IOException | RuntimeException ex) {
					failures.accept(ex);
					throw ex;
				}
			});
			return () -> result.cancel(true);
		};
	}

	private static BegunCall reactor(ReactorCalls style) {
		return (calls, number, failures) -> style.call(calls, number).subscribe(BegunCall::ignore, failures)::dispose;
	}

	private static void ignore(Long unwanted) {
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
