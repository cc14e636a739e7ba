package io.tweebyte.tweet.feed;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;

import io.tweebyte.common.server.OpenResponse;
import io.tweebyte.contracts.feed.FeedEnd;
import io.tweebyte.feed.FeedPosition;
import io.tweebyte.feed.FeedSignal;
import io.tweebyte.feed.FeedStep;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.FeedStreams;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.UserPlaces;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.mock.web.MockAsyncContext;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

import static org.assertj.core.api.Assertions.assertThat;

class FeedWriterTests {

	private static final Duration LONG = Duration.ofMinutes(1);

	private static final Duration SHORT = Duration.ofMillis(20);

	private static final FeedPosition BEGIN = new FeedPosition("log", 1, new UUID(0, 0));

	/** Written to by threads of the test and of timers. */
	private final StringBuffer written = new StringBuffer();

	private OpenResponse response;

	private FeedStreams streams;

	private FeedWriter writer;

	/** What is read next; null for a reset. */
	private CompletableFuture<FeedStep> read;

	/** Runs when the writer reads. */
	private Runnable whenRead = () -> {
	};

	private boolean isRejected;

	@BeforeEach
	void open() throws IOException {
		this.response = OpenResponse.of(new MockAsyncContext(new MockHttpServletRequest(), new Response()), LONG);
		StreamSettings settings = new StreamSettings(1, 1, LONG, SHORT, LONG, 1, 1, Duration.ZERO, LONG, LONG);
		UserPlaces places = new UserPlaces(1, 1, LONG, System::nanoTime);
		this.streams = new FeedStreams(settings, new LiveTweets(1), null, Clock.systemUTC());
		FeedStream stream = this.streams.begin(UUID.randomUUID(), null, Caller.ofTask("test", Deadline.in(LONG)), BEGIN,
				null, places.take(null));
		this.writer = new FeedWriter(stream, this.response, this::read, this::run);
		this.writer.open();
	}

	@Test
	void goesOnWhenThereIsAThreadAgain() {
		this.isRejected = true;
		this.writer.wake();
		this.isRejected = false;
		this.writer.wake();
		// one after it was opened, and one more
		assertThat(this.written.toString().split("event:reset")).hasSize(3);
	}

	@Test
	void endsWhenThereIsNoThreadForTheNextStep() {
		this.whenRead = () -> this.isRejected = true;
		this.writer.wake();
		assertThat(this.response.whenOver()).isCompleted();
	}

	@Test
	void writesHeartbeatsWhileAReadLasts() {
		this.read = new CompletableFuture<>();
		this.writer.wake();
		Awaitility.await().until(() -> this.written.toString().split("heartbeat", -1).length > 2);
		this.read.complete(() -> List.of(new FeedSignal.End("of the test")));
		Awaitility.await().until(() -> this.written.indexOf("of the test") > 0);
	}

	@Test
	void endsWhileAReadLasts() {
		this.read = new CompletableFuture<>();
		this.writer.wake();
		this.streams.stop();
		Awaitility.await().until(() -> this.written.indexOf(FeedEnd.SHUTTING_DOWN) > 0);
		assertThat(this.response.whenOver()).succeedsWithin(LONG);
	}

	private CompletableFuture<FeedStep> read(FeedStream stream) {
		this.whenRead.run();
		return (this.read != null) ? this.read : CompletableFuture.completedFuture(() -> stream.reset(BEGIN));
	}

	private void run(Runnable task) {
		if (this.isRejected) {
			throw new RejectedExecutionException("All threads of the test are busy.");
		}
		task.run();
	}

	private final class Response extends MockHttpServletResponse {

		@Override
		public ServletOutputStream getOutputStream() {
			return new ServletOutputStream() {
				@Override
				public boolean isReady() {
					return true;
				}

				@Override
				public void setWriteListener(WriteListener listener) {
				}

				@Override
				public void write(int value) {
					FeedWriterTests.this.written.append((char) value);
				}
			};
		}

	}

}
