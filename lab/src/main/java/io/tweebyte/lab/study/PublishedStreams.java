package io.tweebyte.lab.study;

import java.util.function.Function;

import io.reactivex.rxjava3.core.Flowable;
import io.smallrye.mutiny.Multi;
import io.tweebyte.lab.source.Drain;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;

/** Streams that stop after as many items as a study wants to see delivered. */
final class PublishedStreams {

	private PublishedStreams() {
	}

	static Flux<Long> flux(Numbers numbers) {
		return Flux.from(numbers.published());
	}

	static Flux<String> texts(Numbers numbers) {
		return flux(numbers).map(Math::abs)
			.filter((number) -> number % 2 == 0)
			.concatMap((number) -> Flux.just(Texts.hex(number, 0), Texts.hex(number, 1), Texts.hex(number, 2),
					Texts.hex(number, 3)), 1);
	}

	static Publisher<?> textsOfRxJava(Numbers numbers, int count) {
		return Flowable.fromPublisher(numbers.published())
			.map(Math::abs)
			.filter((number) -> number % 2 == 0)
			.concatMap((number) -> Flowable.just(Texts.hex(number, 0), Texts.hex(number, 1), Texts.hex(number, 2),
					Texts.hex(number, 3)), 2)
			.take(count);
	}

	static Outcome taken(Function<Numbers, Publisher<?>> stream) {
		Numbers numbers = OperatorsStudy.numbers();
		Digest delivered = new Digest();
		stream.apply(numbers).subscribe(new Drain(delivered));
		return numbers.outcome(delivered);
	}

	static Outcome takenByMutiny(int count) {
		Numbers numbers = OperatorsStudy.numbers();
		Digest delivered = new Digest();
		Multi.createFrom()
			.safePublisher(numbers.published())
			.map(Math::abs)
			.filter((number) -> number % 2 == 0)
			.onItem()
			.transformToMultiAndConcatenate((number) -> Multi.createFrom()
				.items(Texts.hex(number, 0), Texts.hex(number, 1), Texts.hex(number, 2), Texts.hex(number, 3)))
			.select()
			.first(count)
			.subscribe()
			.withSubscriber(new Drain(delivered));
		return numbers.outcome(delivered);
	}

}
