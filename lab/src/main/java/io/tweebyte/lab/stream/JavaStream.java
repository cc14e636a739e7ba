package io.tweebyte.lab.stream;

import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** A {@link Stream}. */
public final class JavaStream implements StreamOperators {

	@Override
	public Outcome map(Numbers numbers) {
		return drain(numbers, stream(numbers).map((number) -> number + 1));
	}

	@Override
	public Outcome filter(Numbers numbers) {
		return drain(numbers, stream(numbers).filter((number) -> number % 2 == 0));
	}

	@Override
	public Outcome mapToOne(Numbers numbers) {
		return drain(numbers, stream(numbers).flatMap((number) -> Stream.of(number + 1)));
	}

	@Override
	public Outcome mapToMany(Numbers numbers) {
		return drain(numbers, stream(numbers).flatMap((number) -> Stream.of(number, number + 1, number + 2)));
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		return drain(numbers,
				stream(numbers).map(Math::abs)
					.filter((number) -> number % 2 == 0)
					.flatMap((number) -> Stream.of(Texts.hex(number, 0), Texts.hex(number, 1), Texts.hex(number, 2),
							Texts.hex(number, 3))));
	}

	private static Stream<Long> stream(Numbers numbers) {
		return StreamSupport.stream(Spliterators.spliteratorUnknownSize(numbers, Spliterator.ORDERED), false);
	}

	private static Outcome drain(Numbers numbers, Stream<?> stream) {
		Digest delivered = numbers.digest();
		stream.forEachOrdered(delivered::add);
		return numbers.outcome(delivered);
	}

}
