package io.tweebyte.lab.waiting;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import io.reactivex.rxjava3.core.Single;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.work.Style;
import reactor.core.publisher.Mono;

/** Operations that wait for a timer, as they wait for a slow service. */
final class Waits {

	private Waits() {
	}

	/** Returns how each style waits. */
	static SequencedMap<Style, Wait> styles() {
		SequencedMap<Style, Wait> styles = new LinkedHashMap<>();
		styles.put(Style.POOL, (time, done) -> sleep(Thread.ofPlatform().daemon()::start, time, done));
		styles.put(Style.VIRTUAL, (time, done) -> sleep(Thread.ofVirtual()::start, time, done));
		styles.put(Style.FUTURE, Waits::future);
		styles.put(Style.REACTOR,
				(time, done) -> Mono.delay(time).map((tick) -> "waited").subscribe((end) -> done.run()));
		styles.put(Style.RXJAVA, Waits::rxJava);
		styles.put(Style.MUTINY, Waits::mutiny);
		return styles;
	}

	private static void sleep(Starter threads, Duration time, Runnable done) {
		threads.start(() -> {
			try {
				Thread.sleep(time);
				done.run();
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
		});
	}

	private static void future(Duration time, Runnable done) {
		CompletableFuture
			.supplyAsync(() -> "waited", CompletableFuture.delayedExecutor(time.toNanos(), TimeUnit.NANOSECONDS))
			.thenRun(done);
	}

	private static void rxJava(Duration time, Runnable done) {
		Single.timer(time.toNanos(), TimeUnit.NANOSECONDS).map((tick) -> "waited").subscribe((end) -> done.run());
	}

	private static void mutiny(Duration time, Runnable done) {
		Uni.createFrom().item("waited").onItem().delayIt().by(time).subscribe().with((end) -> done.run());
	}

	/** Begins an operation. */
	@FunctionalInterface
	interface Wait {

		void begin(Duration time, Runnable done);

	}

	private interface Starter {

		Thread start(Runnable task);

	}

}
