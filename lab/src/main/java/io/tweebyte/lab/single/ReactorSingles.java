package io.tweebyte.lab.single;

import io.tweebyte.lab.source.Drain;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Refusal;
import io.tweebyte.lab.source.Refusals;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import reactor.core.publisher.Mono;

/** A {@link Mono} per number. */
public final class ReactorSingles implements SingleOperators {

	@Override
	public Outcome map(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Mono.fromSupplier(numbers::next).map((number) -> number + 1).subscribe(new Drain(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome chain(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Mono.fromSupplier(numbers::next).flatMap((number) -> Mono.just(number + 1)).subscribe(new Drain(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Mono.fromSupplier(numbers::next)
				.map(Math::abs)
				.map(Texts::hex)
				.flatMap((text) -> Mono.just(Texts.inBrackets(text)))
				.subscribe(new Drain(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome zip(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Mono.zip(Mono.fromSupplier(numbers::next), Mono.fromSupplier(numbers::next), Long::sum)
				.subscribe(new Drain(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome recover(Numbers numbers, Refusals refusals) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Mono.fromSupplier(numbers::next)
				.map(refusals::accept)
				.onErrorReturn(Refusal.REPLACEMENT)
				.subscribe(new Drain(delivered));
		}
		return numbers.outcome(delivered);
	}

}
