package io.tweebyte.lab.source;

import java.util.concurrent.CountDownLatch;

import io.tweebyte.lab.work.Digest;

/** The end of a stream that comes on another thread. */
public final class AwaitedDrain extends Drain {

	private final CountDownLatch end = new CountDownLatch(1);

	public AwaitedDrain(Digest digest) {
		super(digest);
	}

	@Override
	public void onError(Throwable failure) {
		super.onError(failure);
		this.end.countDown();
	}

	@Override
	public void onComplete() {
		super.onComplete();
		this.end.countDown();
	}

	/** Waits for the end; fails when the stream fails. */
	public void await() throws InterruptedException {
		this.end.await();
		checkComplete();
	}

}
