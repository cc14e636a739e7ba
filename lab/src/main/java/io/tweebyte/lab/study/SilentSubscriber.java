package io.tweebyte.lab.study;

import io.tweebyte.lab.work.Digest;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** A subscriber as published: it never requests anything. */
final class SilentSubscriber implements Subscriber<Long> {

	private final Digest delivered;

	SilentSubscriber(Digest delivered) {
		this.delivered = delivered;
	}

	@Override
	public void onSubscribe(Subscription subscription) {
		// as published: no request
	}

	@Override
	public void onNext(Long number) {
		this.delivered.add(number);
	}

	@Override
	public void onError(Throwable failure) {
		throw new IllegalStateException(failure);
	}

	@Override
	public void onComplete() {
		// nothing waits for it
	}

}
