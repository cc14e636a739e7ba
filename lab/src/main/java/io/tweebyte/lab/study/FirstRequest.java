package io.tweebyte.lab.study;

import java.util.function.Consumer;

import io.tweebyte.lab.study.Rung.Row;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** A source that never sends anything, and notes what it is first requested to send. */
final class FirstRequest implements Publisher<Long>, Subscription {

	private long first;

	/** Returns what a library requests first. */
	static Row of(String library, Consumer<Publisher<Long>> subscribe) {
		FirstRequest source = new FirstRequest();
		subscribe.accept(source);
		return Row.of(library, source.first);
	}

	@Override
	public void subscribe(Subscriber<? super Long> subscriber) {
		subscriber.onSubscribe(this);
	}

	@Override
	public void request(long count) {
		if (this.first == 0) {
			this.first = count;
		}
	}

	@Override
	public void cancel() {
		// nothing is sent in any case
	}

}
