package io.tweebyte.lab.stream;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Single;
import io.tweebyte.lab.source.Drain;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** A {@link Flowable}. */
public final class RxJavaStream implements StreamOperators {

	@Override
	public Outcome map(Numbers numbers) {
		return drain(numbers, flowable(numbers).map((number) -> number + 1));
	}

	@Override
	public Outcome filter(Numbers numbers) {
		return drain(numbers, flowable(numbers).filter((number) -> number % 2 == 0));
	}

	@Override
	public Outcome mapToOne(Numbers numbers) {
		return drain(numbers, flowable(numbers).flatMapSingle((number) -> Single.just(number + 1), false, CONCURRENCY));
	}

	@Override
	public Outcome mapToMany(Numbers numbers) {
		return drain(numbers,
				flowable(numbers).flatMap((number) -> Flowable.just(number, number + 1, number + 2), CONCURRENCY));
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		return drain(numbers,
				flowable(numbers).map(Math::abs)
					.filter((number) -> number % 2 == 0)
					.concatMap((number) -> Flowable.just(Texts.hex(number, 0), Texts.hex(number, 1),
							Texts.hex(number, 2), Texts.hex(number, 3)), CONCURRENCY));
	}

	private static Flowable<Long> flowable(Numbers numbers) {
		return Flowable.fromPublisher(numbers.published());
	}

	private static Outcome drain(Numbers numbers, Flowable<?> stream) {
		Digest delivered = numbers.digest();
		Drain end = new Drain(delivered);
		stream.subscribe(end);
		end.checkComplete();
		return numbers.outcome(delivered);
	}

}
