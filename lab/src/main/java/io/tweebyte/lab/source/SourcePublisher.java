package io.tweebyte.lab.source;

import java.util.Iterator;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/**
 * Publishes the items of a source to one subscriber, on the thread that requests them. Of
 * no library, so that none can leave out steps between its own source and its own
 * operators.
 */
public class SourcePublisher<T> implements Publisher<T>, Flow.Publisher<T> {

	private final Iterator<T> items;

	public SourcePublisher(Iterator<T> items) {
		this.items = items;
	}

	@Override
	public void subscribe(Subscriber<? super T> subscriber) {
		subscriber.onSubscribe(emission(this.items, subscriber::onNext, subscriber::onComplete, subscriber::onError));
	}

	@Override
	public void subscribe(Flow.Subscriber<? super T> subscriber) {
		subscriber.onSubscribe(emission(this.items, subscriber::onNext, subscriber::onComplete, subscriber::onError));
	}

	/** Creates the subscription of the one subscriber. */
	Emission<T> emission(Iterator<T> items, Consumer<T> next, Runnable complete, Consumer<Throwable> fail) {
		return new Emission<>(items, next, complete, fail);
	}

	/** Adds requests up; more than can be counted is without limit. */
	public static long sum(long one, long other) {
		long sum = one + other;
		return (sum < 0) ? Long.MAX_VALUE : sum;
	}

	/** What is requested adds up; the first caller of request() emits for all. */
	static class Emission<T> extends AtomicLong implements Subscription, Flow.Subscription {

		private final transient Iterator<T> items;

		private final transient Consumer<T> next;

		private final transient Runnable complete;

		private final transient Consumer<Throwable> fail;

		private volatile boolean isOver;

		Emission(Iterator<T> items, Consumer<T> next, Runnable complete, Consumer<Throwable> fail) {
			this.items = items;
			this.next = next;
			this.complete = complete;
			this.fail = fail;
		}

		@Override
		public void request(long count) {
			if (count <= 0) {
				cancel();
				this.fail.accept(new IllegalArgumentException("A request must be for more than nothing (rule 3.9)."));
				return;
			}
			if (getAndAccumulate(count, SourcePublisher::sum) == 0) {
				emit(get());
			}
		}

		private void emit(long requested) {
			long open = requested;
			while (open > 0) {
				long emitted = 0;
				while (emitted < open && !this.isOver && this.items.hasNext()) {
					this.next.accept(this.items.next());
					emitted++;
				}
				if (!this.isOver && !this.items.hasNext()) {
					this.isOver = true;
					this.complete.run();
				}
				if (this.isOver) {
					return;
				}
				open = addAndGet(-emitted);
			}
		}

		@Override
		public void cancel() {
			this.isOver = true;
		}

	}

}
