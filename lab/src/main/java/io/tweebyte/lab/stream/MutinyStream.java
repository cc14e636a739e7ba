package io.tweebyte.lab.stream;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.source.Drain;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** A {@link Multi}. */
public final class MutinyStream implements StreamOperators {

	@Override
	public Outcome map(Numbers numbers) {
		return drain(numbers, multi(numbers).map((number) -> number + 1));
	}

	@Override
	public Outcome filter(Numbers numbers) {
		return drain(numbers, multi(numbers).filter((number) -> number % 2 == 0));
	}

	@Override
	public Outcome mapToOne(Numbers numbers) {
		return drain(numbers,
				multi(numbers).onItem()
					.transformToUni((number) -> Uni.createFrom().item(number + 1))
					.merge(CONCURRENCY));
	}

	@Override
	public Outcome mapToMany(Numbers numbers) {
		return drain(numbers,
				multi(numbers).onItem()
					.transformToMulti((number) -> Multi.createFrom().items(number, number + 1, number + 2))
					.merge(CONCURRENCY));
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		return drain(numbers, multi(numbers).map(Math::abs)
			.filter((number) -> number % 2 == 0)
			.onItem()
			.transformToMultiAndConcatenate((number) -> Multi.createFrom()
				.items(Texts.hex(number, 0), Texts.hex(number, 1), Texts.hex(number, 2), Texts.hex(number, 3))));
	}

	private static Multi<Long> multi(Numbers numbers) {
		return Multi.createFrom().safePublisher(numbers.published());
	}

	private static Outcome drain(Numbers numbers, Multi<?> stream) {
		Digest delivered = numbers.digest();
		Drain end = new Drain(delivered);
		stream.subscribe().withSubscriber(end);
		end.checkComplete();
		return numbers.outcome(delivered);
	}

}
