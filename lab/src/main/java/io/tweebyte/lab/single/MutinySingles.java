package io.tweebyte.lab.single;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniSubscriber;
import io.smallrye.mutiny.subscription.UniSubscription;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Refusal;
import io.tweebyte.lab.source.Refusals;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** A {@link Uni} per number. */
public final class MutinySingles implements SingleOperators {

	@Override
	public Outcome map(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Uni.createFrom()
				.item(numbers::next)
				.map((number) -> number + 1)
				.subscribe()
				.withSubscriber(new End<>(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome chain(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Uni.createFrom()
				.item(numbers::next)
				.flatMap((number) -> Uni.createFrom().item(number + 1))
				.subscribe()
				.withSubscriber(new End<>(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Uni.createFrom()
				.item(numbers::next)
				.map(Math::abs)
				.map(Texts::hex)
				.flatMap((text) -> Uni.createFrom().item(Texts.inBrackets(text)))
				.subscribe()
				.withSubscriber(new End<>(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome zip(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Uni.combine()
				.all()
				.unis(Uni.createFrom().item(numbers::next), Uni.createFrom().item(numbers::next))
				.with(Long::sum)
				.subscribe()
				.withSubscriber(new End<>(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome recover(Numbers numbers, Refusals refusals) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Uni.createFrom()
				.item(numbers::next)
				.map(refusals::accept)
				.onFailure()
				.recoverWithItem(Refusal.REPLACEMENT)
				.subscribe()
				.withSubscriber(new End<>(delivered));
		}
		return numbers.outcome(delivered);
	}

	private record End<T>(Digest delivered) implements UniSubscriber<T> {

		@Override
		public void onSubscribe(UniSubscription subscription) {
			// a single is requested by subscribing
		}

		@Override
		public void onItem(T item) {
			this.delivered.add(item);
		}

		@Override
		public void onFailure(Throwable failure) {
			throw new IllegalStateException(failure);
		}

	}

}
