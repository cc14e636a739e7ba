package io.tweebyte.common.server;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A response that stays open, and is written without a thread that waits for its client.
 * Safe for use by several threads.
 */
public final class OpenResponse implements WriteListener, AsyncListener {

	private static final Logger log = LoggerFactory.getLogger(OpenResponse.class);

	private static final long WITHOUT_LIMIT = 0;

	private final AsyncContext context;

	private final ServletOutputStream output;

	private final Duration patience;

	private final CompletableFuture<Void> end = new CompletableFuture<>();

	/** What is not written yet. */
	private byte[] part;

	private boolean isFlushed = true;

	/** Completes when the client has accepted the part; null between two parts. */
	private CompletableFuture<Void> accepted;

	private boolean isOver;

	private OpenResponse(AsyncContext context, Duration patience) throws IOException {
		this.context = context;
		this.output = context.getResponse().getOutputStream();
		this.patience = patience;
	}

	/**
	 * Opens the response of a request that goes on in the background. Status and headers
	 * are set before. When this fails, the response ends with what the caller's thread
	 * still writes.
	 * @param patience how long the client may take to accept a part
	 */
	public static OpenResponse of(AsyncContext context, Duration patience) throws IOException {
		try {
			OpenResponse response = new OpenResponse(context, patience);
			context.setTimeout(WITHOUT_LIMIT);
			context.addListener(response);
			response.output.setWriteListener(response);
			return response;
		}
		catch (IOException | RuntimeException ex) {
			// otherwise it would stay open until the container's timeout
			complete(context);
			throw ex;
		}
	}

	/** Returns a future that completes when the response is over, however it ended. */
	public CompletableFuture<Void> whenOver() {
		return this.end;
	}

	/**
	 * Writes a part. The next one may be written when the client has accepted it.
	 * @return fails when the client has gone, or reads too slowly
	 */
	public CompletableFuture<Void> write(byte[] bytes) {
		CompletableFuture<Void> result = new CompletableFuture<>();
		synchronized (this) {
			if (this.isOver) {
				return CompletableFuture.failedFuture(new IOException("The response is over."));
			}
			this.part = bytes;
			this.isFlushed = false;
			this.accepted = result;
		}
		onWritePossible();
		return result.orTimeout(this.patience.toNanos(), TimeUnit.NANOSECONDS);
	}

	@Override
	public void onWritePossible() {
		CompletableFuture<Void> done = null;
		try {
			done = advance();
		}
		catch (IOException | IllegalStateException ex) {
			onError(ex);
		}
		if (done != null) {
			// not under the lock: the next part is often written at once
			done.complete(null);
		}
	}

	/** Returns what to complete, if the client has accepted everything. */
	private synchronized CompletableFuture<Void> advance() throws IOException {
		while (!this.isOver && this.accepted != null && this.output.isReady()) {
			if (this.part != null) {
				this.output.write(this.part);
				this.part = null;
			}
			else if (!this.isFlushed) {
				this.output.flush();
				this.isFlushed = true;
			}
			else {
				CompletableFuture<Void> done = this.accepted;
				this.accepted = null;
				return done;
			}
		}
		return null;
	}

	/** Ends the response, once. */
	public void end() {
		if (over()) {
			complete(this.context);
		}
	}

	/**
	 * Aborts the response, once, so that the client sees that it is not whole. Its server
	 * needs an {@link AbortValve}.
	 */
	public synchronized void abort() {
		// under the lock, since the server calls this listener before it uses the context
		// for another request
		if (over()) {
			finish(() -> AbortValve.abort(this.context));
		}
	}

	private static void complete(AsyncContext context) {
		finish(context::complete);
	}

	private static void finish(Runnable end) {
		try {
			end.run();
		}
		catch (IllegalStateException ex) {
			// the client has gone, and the container or another thread has noticed first
			log.debug("The response was over.", ex);
		}
	}

	/** Returns whether it was open until now. */
	private boolean over() {
		CompletableFuture<Void> lost;
		synchronized (this) {
			if (this.isOver) {
				return false;
			}
			this.isOver = true;
			this.part = null;
			lost = this.accepted;
			this.accepted = null;
		}
		if (lost != null) {
			lost.completeExceptionally(new IOException("The response is over."));
		}
		return true;
	}

	@Override
	public void onError(Throwable failure) {
		log.debug("The client has gone.", failure);
		end();
	}

	@Override
	public void onComplete(AsyncEvent event) {
		over();
		this.end.complete(null);
	}

	@Override
	public void onTimeout(AsyncEvent event) {
		end();
	}

	/**
	 * Completes the response even if another thread is about to: otherwise the container
	 * does, fails when both do, and never reports the end.
	 */
	@Override
	public void onError(AsyncEvent event) {
		log.debug("The client has gone.", event.getThrowable());
		over();
		complete(this.context);
	}

	@Override
	public void onStartAsync(AsyncEvent event) {
		event.getAsyncContext().addListener(this);
	}

	/** What a handler returns whose response stays open. */
	@FunctionalInterface
	public interface Body {

		/** Begins to write, once the head of the response is decided. */
		void open(OpenResponse response);

	}

}
