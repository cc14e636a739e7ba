package io.tweebyte.lab.source;

import java.util.Iterator;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/**
 * Publishes the items of a source to one subscriber, on the thread that created it and
 * drives it, whichever thread requests them. Of no library.
 */
public class DrivenPublisher<T> implements Publisher<T>, Flow.Publisher<T>, Subscription, Flow.Subscription {

	private final Iterator<T> items;

	private final Thread driver = Thread.currentThread();

	private final AtomicLong requested = new AtomicLong();

	private Consumer<T> next;

	private Runnable complete;

	private volatile boolean isCancelled;

	public DrivenPublisher(Iterator<T> items) {
		this.items = items;
	}

	@Override
	public void subscribe(Subscriber<? super T> subscriber) {
		this.next = subscriber::onNext;
		this.complete = subscriber::onComplete;
		subscriber.onSubscribe(this);
	}

	@Override
	public void subscribe(Flow.Subscriber<? super T> subscriber) {
		this.next = subscriber::onNext;
		this.complete = subscriber::onComplete;
		subscriber.onSubscribe(this);
	}

	@Override
	public void request(long count) {
		this.requested.getAndAccumulate(count, SourcePublisher::sum);
		LockSupport.unpark(this.driver);
	}

	@Override
	public void cancel() {
		this.isCancelled = true;
		LockSupport.unpark(this.driver);
	}

	/** Publishes everything; waits where nothing is requested. */
	public void drive() {
		while (!this.isCancelled && this.items.hasNext()) {
			long open = this.requested.get();
			if (open == 0) {
				LockSupport.park(this);
			}
			for (long item = 0; item < open && this.items.hasNext(); item++) {
				this.next.accept(this.items.next());
			}
			this.requested.addAndGet(-open);
		}
		if (!this.isCancelled) {
			this.complete.run();
		}
	}

}
