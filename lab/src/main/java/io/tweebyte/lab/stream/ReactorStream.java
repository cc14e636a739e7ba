package io.tweebyte.lab.stream;

import io.tweebyte.lab.source.Drain;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** A {@link Flux}. */
public final class ReactorStream implements StreamOperators {

	@Override
	public Outcome map(Numbers numbers) {
		return drain(numbers, flux(numbers).map((number) -> number + 1));
	}

	@Override
	public Outcome filter(Numbers numbers) {
		return drain(numbers, flux(numbers).filter((number) -> number % 2 == 0));
	}

	@Override
	public Outcome mapToOne(Numbers numbers) {
		return drain(numbers, flux(numbers).flatMap((number) -> Mono.just(number + 1), CONCURRENCY));
	}

	@Override
	public Outcome mapToMany(Numbers numbers) {
		return drain(numbers,
				flux(numbers).flatMap((number) -> Flux.just(number, number + 1, number + 2), CONCURRENCY));
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		return drain(numbers,
				flux(numbers).map(Math::abs)
					.filter((number) -> number % 2 == 0)
					.concatMap((number) -> Flux.just(Texts.hex(number, 0), Texts.hex(number, 1), Texts.hex(number, 2),
							Texts.hex(number, 3)), CONCURRENCY));
	}

	private static Flux<Long> flux(Numbers numbers) {
		return Flux.from(numbers.published());
	}

	private static Outcome drain(Numbers numbers, Flux<?> stream) {
		Digest delivered = numbers.digest();
		Drain end = new Drain(delivered);
		stream.subscribe(end);
		end.checkComplete();
		return numbers.outcome(delivered);
	}

}
