package io.tweebyte.lab.single;

import java.util.concurrent.CompletableFuture;

import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Refusal;
import io.tweebyte.lab.source.Refusals;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** A future that is complete when the next step is added. */
public final class FutureSingles implements SingleOperators {

	@Override
	public Outcome map(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			CompletableFuture.completedFuture(numbers.next())
				.thenApply((number) -> number + 1)
				.thenAccept(delivered::add);
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome chain(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			CompletableFuture.completedFuture(numbers.next())
				.thenCompose((number) -> CompletableFuture.completedFuture(number + 1))
				.thenAccept(delivered::add);
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			CompletableFuture.completedFuture(numbers.next())
				.thenApply(Math::abs)
				.thenApply(Texts::hex)
				.thenCompose((text) -> CompletableFuture.completedFuture(Texts.inBrackets(text)))
				.thenAccept(delivered::add);
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome zip(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			CompletableFuture.completedFuture(numbers.next())
				.thenCombine(CompletableFuture.completedFuture(numbers.next()), Long::sum)
				.thenAccept(delivered::add);
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome recover(Numbers numbers, Refusals refusals) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			CompletableFuture.completedFuture(numbers.next())
				.thenApply(refusals::accept)
				.exceptionally((failure) -> Refusal.REPLACEMENT)
				.thenAccept(delivered::add);
		}
		return numbers.outcome(delivered);
	}

}
