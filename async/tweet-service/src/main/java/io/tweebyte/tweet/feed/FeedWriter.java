package io.tweebyte.tweet.feed;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

import io.tweebyte.common.server.OpenResponse;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.feed.FeedSignal;
import io.tweebyte.feed.FeedStep;
import io.tweebyte.feed.FeedStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter.DataWithMediaType;

/**
 * Writes a stream, one round after the other: a round reads what comes next, and ends
 * when the client has accepted it. Heartbeats are written while a read lasts. So a client
 * that reads slowly holds no thread, and no more than one part in memory.
 */
public final class FeedWriter {

	private static final Logger log = LoggerFactory.getLogger(FeedWriter.class);

	private static final JsonMapper JSON = ContractJson.mapper();

	private final FeedStream stream;

	private final OpenResponse response;

	private final Function<FeedStream, CompletableFuture<FeedStep>> reader;

	private final Executor threads;

	/** How often a round was requested; the first one writes the first signal. */
	private final AtomicInteger requested = new AtomicInteger(1);

	/**
	 * Creates a writer.
	 * @param reader reads what comes next
	 * @param threads run the steps of rounds, which do not wait
	 */
	public FeedWriter(FeedStream stream, OpenResponse response,
			Function<FeedStream, CompletableFuture<FeedStep>> reader, Executor threads) {
		this.stream = stream;
		this.response = response;
		this.reader = reader;
		this.threads = threads;
	}

	/** Writes the first signal, and then what comes next. */
	public void open() {
		this.response.write(bytes(List.of(this.stream.open())))
			.thenRunAsync(this::round, this.threads)
			.exceptionally(this::end);
	}

	/** Begins a round, or lets another one follow that which is in progress. */
	public void wake() {
		if (this.requested.getAndIncrement() == 0) {
			try {
				this.threads.execute(this::round);
			}
			catch (RejectedExecutionException ex) {
				// otherwise no later call would begin a round
				this.requested.set(0);
			}
		}
	}

	private void round() {
		// before the stream is read: a later call gets another round
		int seen = this.requested.get();
		Optional<FeedSignal> end = this.stream.end();
		if (end.isPresent()) {
			this.response.write(bytes(List.of(end.get()))).whenComplete((done, failure) -> this.response.end());
			return;
		}
		AtomicBoolean isFailed = new AtomicBoolean();
		awaited(CompletableFuture.completedFuture(this.stream).thenCompose(this.reader).exceptionally((failure) -> {
			log.debug("A stream cannot go on yet.", failure);
			isFailed.set(true);
			return this.stream::heartbeat;
		})).thenCompose((step) -> write(step.take())).thenRunAsync(() -> {
			boolean isMore = this.stream.isBehind() && !isFailed.get();
			if (isMore || !this.requested.compareAndSet(seen, 0)) {
				round();
			}
		}, this.threads).exceptionally(this::end);
	}

	/** Writes heartbeats until the next step was read. */
	private CompletableFuture<FeedStep> awaited(CompletableFuture<FeedStep> read) {
		return read.isDone() ? read
				: read.copy()
					.completeOnTimeout(null, this.stream.pause().toMillis(), TimeUnit.MILLISECONDS)
					.thenComposeAsync((step) -> (step != null) ? CompletableFuture.completedFuture(step) : beat(read),
							this.threads);
	}

	private CompletableFuture<FeedStep> beat(CompletableFuture<FeedStep> read) {
		if (this.stream.end().isPresent()) {
			// another round ends the stream
			this.requested.incrementAndGet();
			return CompletableFuture.completedFuture(List::of);
		}
		return write(this.stream.heartbeat()).thenCompose((done) -> awaited(read));
	}

	private CompletableFuture<Void> write(List<FeedSignal> signals) {
		return signals.isEmpty() ? CompletableFuture.completedFuture(null) : this.response.write(bytes(signals));
	}

	/**
	 * The client has gone or reads too slowly, or there is no thread for the next step.
	 */
	private Void end(Throwable failure) {
		log.debug("A stream has ended early.", failure);
		this.response.end();
		return null;
	}

	private static byte[] bytes(List<FeedSignal> signals) {
		StringBuilder text = new StringBuilder();
		for (FeedSignal signal : signals) {
			for (DataWithMediaType part : FeedEvents.event(signal).build()) {
				text.append((part.getData() instanceof String line) ? line : JSON.writeValueAsString(part.getData()));
			}
		}
		return text.toString().getBytes(StandardCharsets.UTF_8);
	}

}
