package io.tweebyte.lab.source;

import java.util.concurrent.Flow;

import io.reactivex.rxjava3.core.FlowableSubscriber;
import io.smallrye.mutiny.subscription.MultiSubscriber;
import io.tweebyte.lab.work.Digest;
import org.reactivestreams.Subscription;
import reactor.core.CoreSubscriber;

/**
 * The end of a stream: requests everything, and keeps a digest of what comes. A failure
 * is kept, too, for the thread that waits for the end. It is an end of each library's own
 * kind, since libraries guard foreign ones with steps of their own.
 */
public class Drain implements CoreSubscriber<Object>, FlowableSubscriber<Object>, MultiSubscriber<Object> {

	private final Digest digest;

	private Throwable failure;

	private boolean isComplete;

	public Drain(Digest digest) {
		this.digest = digest;
	}

	@Override
	public void onSubscribe(Subscription subscription) {
		subscription.request(Long.MAX_VALUE);
	}

	@Override
	public void onSubscribe(Flow.Subscription subscription) {
		subscription.request(Long.MAX_VALUE);
	}

	@Override
	public void onNext(Object item) {
		this.digest.add(item);
	}

	@Override
	public void onError(Throwable failure) {
		this.failure = failure;
	}

	@Override
	public void onComplete() {
		this.isComplete = true;
	}

	@Override
	public void onItem(Object item) {
		onNext(item);
	}

	@Override
	public void onFailure(Throwable failure) {
		onError(failure);
	}

	@Override
	public void onCompletion() {
		onComplete();
	}

	/** Fails when the stream has failed, or has not ended yet. */
	public void checkComplete() {
		if (!this.isComplete) {
			throw new IllegalStateException("The stream has not ended well.", this.failure);
		}
	}

}
