package io.tweebyte.lab.stream;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Flow;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * A step between a publisher and one subscriber, which turns each item into any number of
 * others, and takes the next one only when they are requested. For use by one thread.
 */
final class BareStage<T, R> implements Flow.Processor<T, R>, Flow.Subscription {

	private final Flow.Publisher<T> source;

	private final BiConsumer<T, Consumer<R>> step;

	private final Queue<R> waiting = new ArrayDeque<>();

	private Flow.Subscriber<? super R> subscriber;

	private Flow.Subscription subscription;

	private long requested;

	private boolean isEmitting;

	private boolean isAsking;

	private boolean isComplete;

	/**
	 * Creates a step.
	 * @param step gets an item, and passes on what becomes of it
	 */
	BareStage(Flow.Publisher<T> source, BiConsumer<T, Consumer<R>> step) {
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
		this.subscriber.onSubscribe(this);
	}

	@Override
	public void request(long count) {
		this.requested = (this.requested + count < 0) ? Long.MAX_VALUE : this.requested + count;
		emit();
	}

	@Override
	public void onNext(T item) {
		this.isAsking = false;
		this.step.accept(item, this.waiting::add);
		emit();
	}

	/** Emits what waits, and requests the next item when nothing does. */
	private void emit() {
		if (this.isEmitting) {
			return;
		}
		this.isEmitting = true;
		while (this.requested > 0 && (!this.waiting.isEmpty() || !this.isComplete && !this.isAsking)) {
			if (this.waiting.isEmpty()) {
				this.isAsking = true;
				this.subscription.request(1);
			}
			else {
				this.requested -= (this.requested < Long.MAX_VALUE) ? 1 : 0;
				this.subscriber.onNext(this.waiting.remove());
			}
		}
		this.isEmitting = false;
		end();
	}

	private void end() {
		if (this.isComplete && this.waiting.isEmpty() && this.subscriber != null) {
			Flow.Subscriber<? super R> last = this.subscriber;
			this.subscriber = null;
			last.onComplete();
		}
	}

	@Override
	public void onComplete() {
		this.isAsking = false;
		this.isComplete = true;
		emit();
	}

	@Override
	public void onError(Throwable failure) {
		this.subscriber.onError(failure);
	}

	@Override
	public void cancel() {
		this.subscription.cancel();
	}

}
