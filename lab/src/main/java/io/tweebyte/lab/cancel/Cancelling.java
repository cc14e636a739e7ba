package io.tweebyte.lab.cancel;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.disposables.Disposable;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.work.Style;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * What becomes of a blocking call whose result nobody wants any more.
 *
 * @param calls that were given up while they waited
 * @param served those that went on to their end all the same
 */
public record Cancelling(Style style, int calls, int served) {

	private static final int CALLS = 10;

	private static final Duration TIME = Duration.ofSeconds(2);

	private static final Duration PATIENCE = Duration.ofSeconds(30);

	/** Gives calls up in each style, and waits for what goes on. */
	public static SequencedMap<Style, Cancelling> all() throws InterruptedException {
		SequencedMap<Style, AtomicInteger> served = new LinkedHashMap<>();
		try (ExecutorService threads = Executors.newCachedThreadPool();
				ExecutorService virtual = Executors.newVirtualThreadPerTaskExecutor()) {
			served.put(Style.POOL, giveUp((call) -> cancel(threads.submit(call))));
			served.put(Style.VIRTUAL, giveUp((call) -> cancel(virtual.submit(call))));
			served.put(Style.FUTURE, giveUp((call) -> cancel(CompletableFuture.runAsync(call, threads))));
			served.put(Style.REACTOR, giveUp(Cancelling::reactor));
			served.put(Style.RXJAVA, giveUp(Cancelling::rxJava));
			served.put(Style.MUTINY, giveUp((call) -> mutiny(call, threads)));
			// longer than a call takes
			Thread.sleep(TIME.plusSeconds(1));
		}
		SequencedMap<Style, Cancelling> all = new LinkedHashMap<>();
		served.forEach((style, calls) -> all.put(style, new Cancelling(style, CALLS, calls.get())));
		return all;
	}

	/** Returns how many of the calls that were given up have come to their end. */
	private static AtomicInteger giveUp(Begin begin) throws InterruptedException {
		CountDownLatch begun = new CountDownLatch(CALLS);
		AtomicInteger served = new AtomicInteger();
		List<Runnable> cancels = new ArrayList<>();
		for (int call = 0; call < CALLS; call++) {
			cancels.add(begin.of(() -> call(begun, served)));
		}
		if (!begun.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
			throw new IllegalStateException("%d calls have not begun.".formatted(begun.getCount()));
		}
		cancels.forEach(Runnable::run);
		return served;
	}

	private static void call(CountDownLatch begun, AtomicInteger served) {
		begun.countDown();
		try {
			Thread.sleep(TIME);
			served.incrementAndGet();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static Runnable cancel(Future<?> result) {
		return () -> result.cancel(true);
	}

	private static Runnable reactor(Runnable call) {
		return Mono.fromRunnable(call).subscribeOn(Schedulers.boundedElastic()).subscribe()::dispose;
	}

	private static Runnable rxJava(Runnable call) {
		Disposable result = Single.fromCallable(Executors.callable(call, "done"))
			.subscribeOn(io.reactivex.rxjava3.schedulers.Schedulers.io())
			.subscribe();
		return result::dispose;
	}

	private static Runnable mutiny(Runnable call, ExecutorService threads) {
		return Uni.createFrom().item(() -> {
			call.run();
			return "done";
		}).runSubscriptionOn(threads).subscribe().with((done) -> {
		})::cancel;
	}

	private interface Begin {

		/** Returns what gives the call up. */
		Runnable of(Runnable call);

	}

}
