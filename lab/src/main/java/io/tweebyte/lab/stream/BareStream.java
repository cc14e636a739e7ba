package io.tweebyte.lab.stream;

import java.util.concurrent.Flow;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import io.tweebyte.lab.source.Drain;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Texts;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/** Publishers and subscribers by hand: what the protocol costs without a library. */
public final class BareStream implements StreamOperators {

	@Override
	public Outcome map(Numbers numbers) {
		return drain(numbers, new BareStep<>(numbers.published(), (number) -> number + 1));
	}

	@Override
	public Outcome filter(Numbers numbers) {
		return drain(numbers, new BareStep<>(numbers.published(), BareStream::even));
	}

	@Override
	public Outcome mapToOne(Numbers numbers) {
		return drain(numbers, step(numbers.published(), (number, next) -> next.accept(number + 1)));
	}

	@Override
	public Outcome mapToMany(Numbers numbers) {
		return drain(numbers, step(numbers.published(), (number, next) -> {
			next.accept(number);
			next.accept(number + 1);
			next.accept(number + 2);
		}));
	}

	@Override
	public Outcome pipeline(Numbers numbers) {
		Flow.Publisher<Long> absolute = new BareStep<>(numbers.published(), Math::abs);
		Flow.Publisher<Long> even = new BareStep<>(absolute, BareStream::even);
		return drain(numbers, BareStream.<Long, String>step(even, (number, next) -> {
			for (int marks = 0; marks < 4; marks++) {
				next.accept(Texts.hex(number, marks));
			}
		}));
	}

	private static Long even(Long number) {
		return (number % 2 == 0) ? number : null;
	}

	private static <T, R> Flow.Publisher<R> step(Flow.Publisher<T> source, BiConsumer<T, Consumer<R>> step) {
		return new BareStage<>(source, step);
	}

	private static Outcome drain(Numbers numbers, Flow.Publisher<?> stream) {
		Digest delivered = numbers.digest();
		Drain end = new Drain(delivered);
		stream.subscribe(end);
		end.checkComplete();
		return numbers.outcome(delivered);
	}

}
