package io.tweebyte.lab.single;

import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.core.SingleObserver;
import io.reactivex.rxjava3.disposables.Disposable;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Refusal;
import io.tweebyte.lab.source.Refusals;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** A {@link Single} per number. */
public final class RxJavaSingles implements SingleOperators {

	@Override
	public Outcome map(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Single.fromSupplier(numbers::next).map((number) -> number + 1).subscribe(new End(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome chain(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Single.fromSupplier(numbers::next)
				.flatMap((number) -> Single.just(number + 1))
				.subscribe(new End(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Single.fromSupplier(numbers::next)
				.map(Math::abs)
				.map(Texts::hex)
				.flatMap((text) -> Single.just(Texts.inBrackets(text)))
				.subscribe(new End(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome zip(Numbers numbers) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Single.zip(Single.fromSupplier(numbers::next), Single.fromSupplier(numbers::next), Long::sum)
				.subscribe(new End(delivered));
		}
		return numbers.outcome(delivered);
	}

	@Override
	public Outcome recover(Numbers numbers, Refusals refusals) {
		Digest delivered = numbers.digest();
		while (numbers.hasNext()) {
			Single.fromSupplier(numbers::next)
				.map(refusals::accept)
				.onErrorReturnItem(Refusal.REPLACEMENT)
				.subscribe(new End(delivered));
		}
		return numbers.outcome(delivered);
	}

	private record End(Digest delivered) implements SingleObserver<Object> {

		@Override
		public void onSubscribe(Disposable disposable) {
			// a single is requested by subscribing
		}

		@Override
		public void onSuccess(Object item) {
			this.delivered.add(item);
		}

		@Override
		public void onError(Throwable failure) {
			throw new IllegalStateException(failure);
		}

	}

}
