package io.tweebyte.lab.study;

import java.util.List;
import java.util.function.Function;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Single;
import io.smallrye.mutiny.Multi;
import io.tweebyte.lab.single.LoopSingles;
import io.tweebyte.lab.single.MutinySingles;
import io.tweebyte.lab.single.ReactorSingles;
import io.tweebyte.lab.single.RxJavaSingles;
import io.tweebyte.lab.source.Drain;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.stream.LoopStream;
import io.tweebyte.lab.stream.MutinyStream;
import io.tweebyte.lab.stream.ReactorStream;
import io.tweebyte.lab.stream.RxJavaStream;
import io.tweebyte.lab.study.Rung.Row;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * J. Ponge and others, Analysing the Performance and Costs of Reactive Programming
 * Libraries in Java, REBLS 2021, doi 10.1145/3486605.3486788: from the published form of
 * its comparisons to a fair one. Written from its text, and counted, not timed.
 */
public final class OperatorsStudy {

	private static final int COUNT = 10_000;

	private static final long SEED = 666;

	private OperatorsStudy() {
	}

	public static List<Rung> rungs() {
		return List.of(singleAsPublished(), singleRequested(), streamAsPublished(), streamOfEqualWork(), perDelivered(),
				concurrencyByDefault(), concurrencyBounded());
	}

	private static Rung singleAsPublished() {
		Numbers numbers = numbers();
		Digest delivered = new Digest();
		while (numbers.hasNext()) {
			long before = delivered.count();
			Mono.fromSupplier(numbers::next).map((number) -> number + 1).subscribe(new Unasking(delivered));
			if (delivered.count() == before) {
				// nothing was asked for, so the supplier may not have been called
				break;
			}
		}
		return new Rung("single: published", "the subscriber of Reactor asks for nothing",
				"Reactor delivers nothing, and is compared with libraries that do the work.",
				List.of(row("Reactor", numbers.outcome(delivered)), row("RxJava", new RxJavaSingles().map(numbers())),
						row("Mutiny", new MutinySingles().map(numbers()))));
	}

	private static Rung singleRequested() {
		return new Rung("single: asked for", "every subscriber asks for its value", "All do the same.",
				List.of(row("plain code", new LoopSingles().map(numbers())),
						row("Reactor", new ReactorSingles().map(numbers())),
						row("RxJava", new RxJavaSingles().map(numbers())),
						row("Mutiny", new MutinySingles().map(numbers()))));
	}

	private static Rung streamAsPublished() {
		return new Rung("stream: published", "libraries stop after as many texts as the loop takes numbers",
				"The loop does twice the work: half of the numbers are even, and each becomes four texts.",
				List.of(row("plain code", new LoopStream().pipeline(numbers())),
						row("Reactor", taken((numbers) -> texts(numbers).take(COUNT))),
						row("RxJava", taken(OperatorsStudy::takenByRxJava)), row("Mutiny", mutinyTaken())));
	}

	private static Rung streamOfEqualWork() {
		return new Rung("stream: equal work", "all take the same numbers to their end", "All do the same.",
				List.of(row("plain code", new LoopStream().pipeline(numbers())),
						row("Reactor", new ReactorStream().pipeline(numbers())),
						row("RxJava", new RxJavaStream().pipeline(numbers())),
						row("Mutiny", new MutinyStream().pipeline(numbers()))));
	}

	private static Rung perDelivered() {
		return new Rung("operators: per delivered item", "map, filter and mapToMany are compared by what they deliver",
				"For the same number of items filter takes twice as many numbers, and mapToMany a third.",
				List.of(row("Reactor map",
						taken((numbers) -> flux(numbers).map((number) -> number + 1).take(COUNT / 4))),
						row("Reactor filter",
								taken((numbers) -> flux(numbers).filter((number) -> number % 2 == 0).take(COUNT / 4))),
						row("Reactor mapToMany",
								taken((numbers) -> flux(numbers)
									.concatMap((number) -> Flux.just(number, number + 1, number + 2), 1)
									.take(COUNT / 4)))));
	}

	private static Rung concurrencyByDefault() {
		return new Rung("flatMapSingle: by default", "nobody says how many values may be in progress",
				"RxJava asks its source for everything: an endless source fills the memory. That is no fault of the operator.",
				List.of(asked("RxJava",
						(asked) -> Flowable.fromPublisher(asked)
							.flatMapSingle(Single::just)
							.subscribe(new Drain(new Digest()))),
						asked("Reactor",
								(asked) -> Flux.from(asked).flatMap(Mono::just).subscribe(new Drain(new Digest())))));
	}

	private static Rung concurrencyBounded() {
		return new Rung("flatMapSingle: bounded", "32 values may be in progress", "All ask for as many.", List.of(
				asked("RxJava",
						(asked) -> Flowable.fromPublisher(asked)
							.flatMapSingle(Single::just, false, 32)
							.subscribe(new Drain(new Digest()))),
				asked("Reactor",
						(asked) -> Flux.from(asked).flatMap(Mono::just, 32).subscribe(new Drain(new Digest())))));
	}

	private static Numbers numbers() {
		return Numbers.drawn(COUNT, SEED);
	}

	private static Flux<Long> flux(Numbers numbers) {
		return Flux.from(numbers.published());
	}

	private static Flux<String> texts(Numbers numbers) {
		return flux(numbers).map(Math::abs)
			.filter((number) -> number % 2 == 0)
			.concatMap((number) -> Flux.just(Texts.hex(number, 0), Texts.hex(number, 1), Texts.hex(number, 2),
					Texts.hex(number, 3)), 1);
	}

	private static Publisher<?> takenByRxJava(Numbers numbers) {
		return Flowable.fromPublisher(numbers.published())
			.map(Math::abs)
			.filter((number) -> number % 2 == 0)
			.concatMap((number) -> Flowable.just(Texts.hex(number, 0), Texts.hex(number, 1), Texts.hex(number, 2),
					Texts.hex(number, 3)), 2)
			.take(COUNT);
	}

	private static Outcome taken(Function<Numbers, Publisher<?>> stream) {
		Numbers numbers = numbers();
		Digest delivered = new Digest();
		stream.apply(numbers).subscribe(new Drain(delivered));
		return numbers.outcome(delivered);
	}

	private static Outcome mutinyTaken() {
		Numbers numbers = numbers();
		Digest delivered = new Digest();
		Multi.createFrom()
			.safePublisher(numbers.published())
			.map(Math::abs)
			.filter((number) -> number % 2 == 0)
			.onItem()
			.transformToMultiAndConcatenate((number) -> Multi.createFrom()
				.items(Texts.hex(number, 0), Texts.hex(number, 1), Texts.hex(number, 2), Texts.hex(number, 3)))
			.select()
			.first(COUNT)
			.subscribe()
			.withSubscriber(new Drain(delivered));
		return numbers.outcome(delivered);
	}

	private static Row row(String library, Outcome outcome) {
		return new Row(library, outcome.taken(), outcome.delivered());
	}

	/** Shows what a source was asked for first, before it has sent anything. */
	private static Row asked(String library, Using using) {
		Asked asked = new Asked();
		using.with(asked);
		return new Row(library, asked.first, 0);
	}

	private interface Using {

		void with(Publisher<Long> source);

	}

	/** A source that never sends anything. */
	private static final class Asked implements Publisher<Long>, Subscription {

		private long first;

		@Override
		public void subscribe(Subscriber<? super Long> subscriber) {
			subscriber.onSubscribe(this);
		}

		@Override
		public void request(long count) {
			if (this.first == 0) {
				this.first = count;
			}
		}

		@Override
		public void cancel() {
			// nothing is sent in any case
		}

	}

	private static final class Unasking implements Subscriber<Long> {

		private final Digest delivered;

		Unasking(Digest delivered) {
			this.delivered = delivered;
		}

		@Override
		public void onSubscribe(Subscription subscription) {
			// as published: no request
		}

		@Override
		public void onNext(Long number) {
			this.delivered.add(number);
		}

		@Override
		public void onError(Throwable failure) {
			throw new IllegalStateException(failure);
		}

		@Override
		public void onComplete() {
			// nothing waits for it
		}

	}

}
