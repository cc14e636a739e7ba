package io.tweebyte.lab.stream;

import java.util.concurrent.Flow;
import java.util.function.Function;

/**
 * A step between a publisher and one subscriber, which turns each item into another one,
 * or drops it. What is requested is requested of the publisher as it is. For use by one
 * thread.
 */
final class BareStep<T, R> implements Flow.Processor<T, R> {

	private final Flow.Publisher<T> source;

	private final Function<T, R> step;

	private Flow.Subscriber<? super R> subscriber;

	private Flow.Subscription subscription;

	/**
	 * Creates a step.
	 * @param step returns null for an item that is dropped
	 */
	BareStep(Flow.Publisher<T> source, Function<T, R> step) {
		this.source = source;
		this.step = step;
	}

	@Override
	public void subscribe(Flow.Subscriber<? super R> subscriber) {
		this.subscriber = subscriber;
		this.source.subscribe(this);
	}

	@Override
	public void onSubscribe(Flow.Subscription subscription) {
		this.subscription = subscription;
		this.subscriber.onSubscribe(subscription);
	}

	@Override
	public void onNext(T item) {
		R next = this.step.apply(item);
		if (next != null) {
			this.subscriber.onNext(next);
		}
		else {
			// in place of the one that is dropped
			this.subscription.request(1);
		}
	}

	@Override
	public void onError(Throwable failure) {
		this.subscriber.onError(failure);
	}

	@Override
	public void onComplete() {
		this.subscriber.onComplete();
	}

}
