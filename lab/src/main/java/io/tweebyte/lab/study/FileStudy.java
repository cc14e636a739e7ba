package io.tweebyte.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Flowable;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.claim.UnequalWork.Effect;
import io.tweebyte.lab.study.Rung.Row;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The file of Ponge and others (2021): lines that are appended on another thread. */
final class FileStudy {

	private static final int LINES = 2_000;

	private static final String AT_ONCE = "in progress at once";

	private FileStudy() {
	}

	static List<Rung> rungs() {
		return List.of(
				rung("file: published", "The futures start all appends at once, the libraries one after the other.",
						"The futures need memory for all lines, and keep no order.", allAtOnce()),
				rung("file: bounded", "All start an append when the one before has ended.", "All do the same.",
						oneByOne()));
	}

	private static Rung rung(String name, String change, String says, long futures) {
		return Rung.of(name, "P14", "P15")
			.columns("appended", AT_ONCE)
			.change(change)
			.says(says)
			.unequalIn(AT_ONCE, Effect.SPEEDS_UP)
			.rows(Row.of("CompletableFuture", LINES, futures).as("future"),
					Row.of("Reactor", LINES, concatenated()).as("reactor"),
					Row.of("RxJava", LINES, concatenatedByRxJava()).as("rxjava"),
					Row.of("Mutiny", LINES, concatenatedByMutiny()).as("mutiny"));
	}

	private static long allAtOnce() {
		return most((append) -> {
			List<CompletableFuture<Void>> all = IntStream.range(0, LINES).mapToObj((line) -> append.begin()).toList();
			append.open();
			all.forEach(CompletableFuture::join);
		});
	}

	private static long oneByOne() {
		return most((append) -> {
			append.open();
			CompletableFuture<Void> last = CompletableFuture.completedFuture(null);
			for (int line = 0; line < LINES; line++) {
				last = last.thenCompose((before) -> append.begin());
			}
			last.join();
		});
	}

	private static long concatenated() {
		return most((append) -> {
			append.open();
			Flux.range(0, LINES).concatMap((line) -> Mono.defer(() -> Mono.fromFuture(append.begin()))).blockLast();
		});
	}

	private static long concatenatedByRxJava() {
		return most((append) -> {
			append.open();
			Flowable.range(0, LINES)
				.concatMapCompletable(
						(line) -> Completable.defer(() -> Completable.fromCompletionStage(append.begin())))
				.blockingAwait();
		});
	}

	private static long concatenatedByMutiny() {
		return most((append) -> {
			append.open();
			Multi.createFrom()
				.range(0, LINES)
				.onItem()
				.transformToUniAndConcatenate((line) -> Uni.createFrom().completionStage(append::begin))
				.collect()
				.last()
				.await()
				.indefinitely();
		});
	}

	private static long most(Style style) {
		try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
			Append append = new Append(threads);
			style.append(append);
			return append.most;
		}
	}

	private interface Style {

		void append(Append append);

	}

	/** Appends that are as slow as a file may be: none ends before {@link #open}. */
	private static final class Append {

		private final ExecutorService threads;

		private final CountDownLatch isOpen = new CountDownLatch(1);

		private final AtomicInteger inProgress = new AtomicInteger();

		private final List<Integer> sink = new ArrayList<>();

		private int most;

		Append(ExecutorService threads) {
			this.threads = threads;
		}

		void open() {
			this.isOpen.countDown();
		}

		CompletableFuture<Void> begin() {
			synchronized (this.sink) {
				this.most = Math.max(this.most, this.inProgress.incrementAndGet());
			}
			return CompletableFuture.runAsync(this::append, this.threads);
		}

		private void append() {
			try {
				this.isOpen.await();
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
			synchronized (this.sink) {
				this.sink.add(this.inProgress.decrementAndGet());
			}
		}

	}

}
