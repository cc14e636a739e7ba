package io.tweebyte.lab.pressure;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.ThreadFactory;
import java.util.function.BiConsumer;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.smallrye.mutiny.Multi;
import io.tweebyte.lab.source.AwaitedDrain;
import io.tweebyte.lab.source.DrivenPublisher;
import io.tweebyte.lab.work.Style;
import reactor.core.publisher.Flux;

/**
 * A way to put a slow sink behind a fast source, with the sink on a thread of its own.
 *
 * @param how in the words of the library
 */
record PressuredStyle(Style style, Rule rule, String how, Run run) {

	/** Items that may wait where there is a bound. */
	static final int ROOM = 256;

	private static final Long END = -1L;

	private static final ExecutorService OTHER = Executors
		.newSingleThreadExecutor(Thread.ofPlatform().name("sink").daemon().factory());

	/** Returns what it is, for a line of progress. */
	String words() {
		return "%s %s".formatted(this.style.label(), this.rule.label());
	}

	static List<PressuredStyle> all() {
		return List.of(
				new PressuredStyle(Style.POOL, Rule.WAITS, "ArrayBlockingQueue",
						(source) -> queue(source, Thread.ofPlatform().factory())),
				new PressuredStyle(Style.VIRTUAL, Rule.WAITS, "ArrayBlockingQueue",
						(source) -> queue(source, Thread.ofVirtual().factory())),
				new PressuredStyle(Style.FUTURE, Rule.KEEPS, "runAsync", PressuredStyle::future),
				new PressuredStyle(Style.BARE, Rule.WAITS, "SubmissionPublisher.submit", PressuredStyle::bare),
				stream(Style.REACTOR, Rule.WAITS, "publishOn",
						(source, end) -> reactor(Flux.from(source.items()), end)),
				stream(Style.REACTOR, Rule.DROPS, "onBackpressureDrop",
						(source, end) -> reactor(Flux.from(source.items()).onBackpressureDrop(source.counts()::drop),
								end)),
				stream(Style.REACTOR, Rule.KEEPS, "onBackpressureBuffer",
						(source, end) -> reactor(Flux.from(source.items()).onBackpressureBuffer(), end)),
				stream(Style.RXJAVA, Rule.WAITS, "Flowable.observeOn",
						(source, end) -> rxJava(Flowable.fromPublisher(source.items()), end)),
				stream(Style.RXJAVA, Rule.DROPS, "onBackpressureDrop",
						(source, end) -> rxJava(
								Flowable.fromPublisher(source.items()).onBackpressureDrop(source.counts()::drop), end)),
				stream(Style.RXJAVA, Rule.KEEPS, "Observable.observeOn", PressuredStyle::observable),
				stream(Style.MUTINY, Rule.WAITS, "emitOn", (source, end) -> mutiny(multi(source), end)),
				stream(Style.MUTINY, Rule.DROPS, "onOverflow().drop()",
						(source, end) -> mutiny(multi(source).onOverflow().invoke(source.counts()::drop).drop(), end)),
				stream(Style.MUTINY, Rule.KEEPS, "onOverflow().bufferUnconditionally()",
						(source, end) -> mutiny(multi(source).onOverflow().bufferUnconditionally(), end)));
	}

	private static void queue(FastSource source, ThreadFactory threads) throws Exception {
		BlockingQueue<Long> queue = new ArrayBlockingQueue<>(ROOM);
		try (ExecutorService sink = Executors.newSingleThreadExecutor(threads)) {
			Future<?> taken = sink.submit(() -> take(queue, source));
			while (source.hasNext()) {
				queue.put(source.next());
			}
			queue.put(END);
			taken.get();
		}
	}

	private static Void take(BlockingQueue<Long> queue, FastSource source) throws InterruptedException {
		for (Long item = queue.take(); !END.equals(item); item = queue.take()) {
			source.take(item);
		}
		return null;
	}

	private static void future(FastSource source) {
		CompletableFuture<Void> last = CompletableFuture.completedFuture(null);
		while (source.hasNext()) {
			Long item = source.next();
			last = CompletableFuture.runAsync(() -> source.take(item), OTHER);
		}
		// one thread takes them in order
		last.join();
	}

	private static void bare(FastSource source) {
		try (SubmissionPublisher<Long> publisher = new SubmissionPublisher<>(OTHER, ROOM)) {
			CompletableFuture<Void> taken = publisher.consume(source::take);
			while (source.hasNext()) {
				publisher.submit(source.next());
			}
			publisher.close();
			taken.join();
		}
	}

	private static void reactor(Flux<Long> items, AwaitedDrain end) {
		items.publishOn(reactor.core.scheduler.Schedulers.fromExecutor(OTHER), ROOM).subscribe(end);
	}

	private static void rxJava(Flowable<Long> items, AwaitedDrain end) {
		items.observeOn(Schedulers.from(OTHER), false, ROOM).subscribe(end);
	}

	/** An Observable cannot request, so it takes everything at once. */
	private static void observable(Source source, AwaitedDrain end) {
		Observable.fromPublisher(source.items())
			.observeOn(Schedulers.from(OTHER))
			.subscribe(end::onNext, end::onError, end::onComplete);
	}

	private static Multi<Long> multi(Source source) {
		return Multi.createFrom().safePublisher(source.items());
	}

	private static void mutiny(Multi<Long> items, AwaitedDrain end) {
		items.emitOn(OTHER, ROOM).subscribe().withSubscriber(end);
	}

	private static PressuredStyle stream(Style style, Rule rule, String how,
			BiConsumer<Source, AwaitedDrain> subscribe) {
		return new PressuredStyle(style, rule, how, (source) -> {
			Source items = new Source(source, source.published());
			AwaitedDrain end = new AwaitedDrain(source.sink());
			subscribe.accept(items, end);
			items.items().drive();
			end.await();
		});
	}

	/** What a stream begins with. */
	private record Source(FastSource counts, DrivenPublisher<Long> items) {
	}

	/** Runs until the sink has taken everything. */
	interface Run {

		void of(FastSource source) throws Exception;

	}

}
