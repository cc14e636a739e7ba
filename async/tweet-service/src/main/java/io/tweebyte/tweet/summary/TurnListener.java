package io.tweebyte.tweet.summary;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;

import io.tweebyte.assistant.Signal;
import io.tweebyte.assistant.Turn;

/**
 * Hears the signals of a turn, each one on a thread of a pool when the one before it has
 * been heard.
 */
public final class TurnListener implements Flow.Subscriber<Signal> {

	private final Executor threads;

	private final Hearing hearing;

	private final CompletableFuture<Optional<Signal.LookUp>> end = new CompletableFuture<>();

	private Flow.Subscription subscription;

	private TurnListener(Executor threads, Hearing hearing) {
		this.threads = threads;
		this.hearing = hearing;
	}

	/**
	 * Listens until the turn is over, or hearing fails: then the model stops, and the
	 * future fails.
	 * @return the look-up that the turn ended with
	 */
	public static CompletableFuture<Optional<Signal.LookUp>> listen(Turn turn, Executor threads, Hearing hearing) {
		TurnListener listener = new TurnListener(threads, hearing);
		turn.publisher().subscribe(listener);
		return listener.end;
	}

	@Override
	public void onSubscribe(Flow.Subscription subscription) {
		this.subscription = subscription;
		subscription.request(1);
	}

	@Override
	public void onNext(Signal signal) {
		try {
			this.threads.execute(() -> hear(signal));
		}
		catch (RuntimeException ex) {
			fail(ex);
		}
	}

	private void hear(Signal signal) {
		try {
			Optional<Signal.LookUp> lookUp = (signal instanceof Signal.LookUp one) ? Optional.of(one)
					: Optional.empty();
			if (lookUp.isEmpty()) {
				this.hearing.hear(signal);
			}
			if (signal.isLast()) {
				this.end.complete(lookUp);
			}
			this.subscription.request(1);
		}
		catch (IOException | RuntimeException ex) {
			fail(ex);
		}
	}

	private void fail(Exception failure) {
		this.subscription.cancel();
		this.end.completeExceptionally(failure);
	}

	@Override
	public void onError(Throwable failure) {
		this.end.completeExceptionally(failure);
	}

	@Override
	public void onComplete() {
		// the last signal has said so
	}

	/** What is done with a signal. */
	public interface Hearing {

		void hear(Signal signal) throws IOException;

	}

}
