package io.tweebyte.lab.study;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Single;
import io.tweebyte.lab.claim.ClaimVerdict;
import io.tweebyte.lab.claim.UnequalWork.Effect;
import io.tweebyte.lab.single.LoopSingles;
import io.tweebyte.lab.single.MutinySingles;
import io.tweebyte.lab.single.ReactorSingles;
import io.tweebyte.lab.single.RxJavaSingles;
import io.tweebyte.lab.source.Drain;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.stream.LoopStream;
import io.tweebyte.lab.stream.MutinyStream;
import io.tweebyte.lab.stream.ReactorStream;
import io.tweebyte.lab.stream.RxJavaStream;
import io.tweebyte.lab.study.Rung.Row;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * The operators of Ponge and others (2021): one value, streams, and a bound that was not
 * set.
 */
final class OperatorsStudy {

	private static final int COUNT = 10_000;

	private static final long SEED = 666;

	private static final int BOUND = 32;

	private static final String TAKEN = "taken";

	private static final String REACTOR = "reactor";

	private static final String RXJAVA = "rxjava";

	private static final String MUTINY = "mutiny";

	private OperatorsStudy() {
	}

	static List<Rung> rungs() {
		return List.of(singleAsPublished(), singleRequested(), assembled(), streamAsPublished(), streamOfEqualWork(),
				perDelivered(), concurrencyByDefault(), concurrencyBounded());
	}

	private static Rung counting(String name, String... claims) {
		return Rung.of(name, claims).columns(TAKEN, "delivered");
	}

	private static Rung singleAsPublished() {
		Numbers numbers = numbers();
		Digest delivered = new Digest();
		while (numbers.hasNext()) {
			long before = delivered.count();
			Mono.fromSupplier(numbers::next).map((number) -> number + 1).subscribe(new SilentSubscriber(delivered));
			if (delivered.count() == before) {
				// nothing was requested, so the supplier may not have been called
				break;
			}
		}
		return counting("single: published", "P1", "P2", "P5").change("The subscriber of Reactor requests nothing.")
			.says("Reactor delivers nothing, and is compared with libraries that do the work. The study's version calls "
					+ "the supplier, today's does not even do that.")
			.unequalIn(TAKEN, Effect.SLOWS)
			.rows(row("Reactor", numbers.outcome(delivered)).as(REACTOR),
					row("RxJava", new RxJavaSingles().map(numbers())).as(RXJAVA),
					row("Mutiny", new MutinySingles().map(numbers())).as(MUTINY));
	}

	private static Rung singleRequested() {
		return counting("single: requested", "P1", "P2", "P5").change("Every subscriber requests its value.")
			.says("All do the same.")
			.rows(row("plain code", new LoopSingles().map(numbers())),
					row("Reactor", new ReactorSingles().map(numbers())),
					row("RxJava", new RxJavaSingles().map(numbers())),
					row("Mutiny", new MutinySingles().map(numbers())));
	}

	private static Rung assembled() {
		AtomicLong assembled = new AtomicLong();
		Supplier<Mono<Long>> assembly = () -> {
			assembled.incrementAndGet();
			return Mono.just(1L).map((number) -> number + 1);
		};
		for (int value = 0; value < COUNT; value++) {
			assembly.get().block();
		}
		long each = assembled.getAndSet(0);
		Mono<Long> once = assembly.get();
		for (int value = 0; value < COUNT; value++) {
			once.block();
		}
		return Rung.of("single: assembly", "P6")
			.columns("values", "assembled")
			.change("3.2.1 assembles its operators in each call, 3.2.2 once.")
			.says("What 3.2.2 leaves out is taken for a smaller overhead of subscribing.")
			.rows(Row.of("one operator (3.2.1)", COUNT, each),
					Row.of("several operators (3.2.2)", COUNT, assembled.get()));
	}

	private static Rung streamAsPublished() {
		return counting("stream: published", "P13", "Z1")
			.change("Libraries stop after as many texts as the loop takes numbers.")
			.says("The loop does twice the work: half of the numbers are even, and each becomes four texts.")
			.unequalIn(TAKEN, Effect.SLOWS)
			.rows(row("plain code", new LoopStream().pipeline(numbers())).as("loop"),
					row("Reactor", PublishedStreams.taken((numbers) -> PublishedStreams.texts(numbers).take(COUNT)))
						.as(REACTOR),
					row("RxJava", PublishedStreams.taken((numbers) -> PublishedStreams.textsOfRxJava(numbers, COUNT)))
						.as(RXJAVA),
					row("Mutiny", PublishedStreams.takenByMutiny(COUNT)).as(MUTINY));
	}

	private static Rung streamOfEqualWork() {
		return counting("stream: equal work", "P13", "Z1").change("All take the same numbers to their end.")
			.says("All do the same.")
			.rows(row("plain code", new LoopStream().pipeline(numbers())),
					row("Reactor", new ReactorStream().pipeline(numbers())),
					row("RxJava", new RxJavaStream().pipeline(numbers())),
					row("Mutiny", new MutinyStream().pipeline(numbers())));
	}

	private static Rung perDelivered() {
		int count = COUNT / 4;
		return counting("operators: per delivered item", "P9")
			.change("map, filter and mapToMany are compared by what they deliver.")
			.says("For the same number of items filter takes twice as many numbers, and mapToMany a third.")
			.unequalIn(TAKEN, Effect.SLOWS)
			.rows(row("Reactor map",
					PublishedStreams
						.taken((numbers) -> PublishedStreams.flux(numbers).map((number) -> number + 1).take(count)))
				.as("stream-map:reactor"),
					row("Reactor filter",
							PublishedStreams.taken((numbers) -> PublishedStreams.flux(numbers)
								.filter((number) -> number % 2 == 0)
								.take(count)))
						.as("stream-filter:reactor"),
					row("Reactor mapToMany",
							PublishedStreams.taken((numbers) -> PublishedStreams.flux(numbers)
								.concatMap((number) -> Flux.just(number, number + 1, number + 2), 1)
								.take(count))));
	}

	private static Rung concurrencyByDefault() {
		return Rung.of("flatMapSingle: published", "P12")
			.columns("requested first")
			.change("No bound on values in progress is given.")
			.says("RxJava requests everything, so an endless source fills the memory.")
			.rows(FirstRequest.of("RxJava",
					(source) -> Flowable.fromPublisher(source)
						.flatMapSingle(Single::just)
						.subscribe(new Drain(new Digest()))),
					FirstRequest.of("Reactor",
							(source) -> Flux.from(source).flatMap(Mono::just).subscribe(new Drain(new Digest()))));
	}

	private static Rung concurrencyBounded() {
		Rung bounded = Rung.of("flatMapSingle: bounded", "P12")
			.columns("requested first")
			.change("32 values may be in progress.")
			.says("The operator does as configured: it has no bug.")
			.rows(FirstRequest.of("RxJava", (source) -> Flowable.fromPublisher(source)
				.flatMapSingle(Single::just, false, BOUND)
				.subscribe(new Drain(new Digest()))), FirstRequest.of("Reactor",
						(source) -> Flux.from(source).flatMap(Mono::just, BOUND).subscribe(new Drain(new Digest()))));
		return bounded.decides(bounded.isEqual() ? ClaimVerdict.DOES_NOT_HOLD : ClaimVerdict.HOLDS);
	}

	static Numbers numbers() {
		return Numbers.drawn(COUNT, SEED);
	}

	private static Row row(String library, Outcome outcome) {
		return Row.of(library, outcome.taken(), outcome.delivered());
	}

}
