package io.tweebyte.common.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.servlet.AsyncEvent;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.mock.web.MockAsyncContext;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

class OpenResponseTests {

	private final Output output = new Output();

	private final AtomicInteger completions = new AtomicInteger();

	private final MockAsyncContext context = new MockAsyncContext(new MockHttpServletRequest(),
			new MockHttpServletResponse() {
				@Override
				public ServletOutputStream getOutputStream() {
					return OpenResponseTests.this.output;
				}
			}) {

		@Override
		public void complete() {
			if (OpenResponseTests.this.completions.incrementAndGet() > 1) {
				throw new IllegalStateException("It was complete.");
			}
			super.complete();
		}

	};

	private OpenResponse response;

	@BeforeEach
	void open() throws IOException {
		this.response = OpenResponse.of(this.context, Duration.ofMinutes(1));
		assertThat(this.context.getTimeout()).isZero();
	}

	@Test
	void writesAndFlushesAPartAtOnceWhenTheClientReads() {
		assertThat(write("one")).isCompleted();
		assertThat(write("two")).isCompleted();
		assertThat(this.output.text()).isEqualTo("one|two|");
	}

	@Test
	void waitsForAClientThatDoesNotRead() throws IOException {
		this.output.ready = 1;
		CompletableFuture<Void> part = write("one");
		assertThat(part).isNotDone();
		assertThat(this.output.text()).isEqualTo("one");
		this.output.ready = Integer.MAX_VALUE;
		this.output.listener.onWritePossible();
		assertThat(part).isCompleted();
		assertThat(this.output.text()).isEqualTo("one|");
	}

	@Test
	void givesUpAClientThatIsTooSlow() throws IOException {
		OpenResponse brief = OpenResponse.of(this.context, Duration.ofMillis(1));
		this.output.ready = 0;
		CompletableFuture<Void> part = brief.write(new byte[1]);
		await().untilAsserted(() -> assertThat(part).isCompletedExceptionally());
	}

	@Test
	void failsWhatWaitsWhenTheClientGoes() {
		this.output.ready = 0;
		CompletableFuture<Void> part = write("one");
		this.output.listener.onError(new IOException("gone"));
		assertThat(part).isCompletedExceptionally();
		assertThat(this.response.whenOver()).isCompleted();
		assertThat(write("two")).isCompletedExceptionally();
	}

	@Test
	void failsWhenAWriteDoes() {
		this.output.isBroken = true;
		assertThat(write("one")).isCompletedExceptionally();
		assertThat(this.response.whenOver()).isCompleted();
	}

	@Test
	void endsOnce() {
		this.response.end();
		this.response.end();
		assertThat(this.response.whenOver()).isCompleted();
		assertThat(this.output.text()).isEmpty();
	}

	@Test
	void isCompletedByTheListenerWhileAnotherThreadIsAboutTo() {
		this.response.end();
		this.response.onError(new AsyncEvent(this.context, new IOException("gone")));
		assertThat(this.completions).hasValue(2);
	}

	@Test
	void isOverWhenTheContainerReportsThatTheClientHasGone() {
		this.output.ready = 0;
		CompletableFuture<Void> part = write("one");
		this.response.onError(new AsyncEvent(this.context, new IOException("gone")));
		assertThat(part).isCompletedExceptionally();
		assertThat(this.response.whenOver()).isCompleted();
	}

	@Test
	void endsAResponseThatCannotBeOpened() {
		this.output.isTaken = true;
		assertThatThrownBy(() -> OpenResponse.of(this.context, Duration.ofMinutes(1)))
			.isInstanceOf(IllegalStateException.class);
		assertThat(this.completions).hasValue(1);
	}

	private CompletableFuture<Void> write(String text) {
		return this.response.write(text.getBytes(StandardCharsets.UTF_8));
	}

	/** Shows each flush as a bar. */
	private static final class Output extends ServletOutputStream {

		private final ByteArrayOutputStream written = new ByteArrayOutputStream();

		private int ready = Integer.MAX_VALUE;

		private boolean isBroken;

		private boolean isTaken;

		private WriteListener listener;

		@Override
		public boolean isReady() {
			return this.ready-- > 0;
		}

		@Override
		public void setWriteListener(WriteListener listener) {
			if (this.isTaken) {
				throw new IllegalStateException("It has a listener.");
			}
			this.listener = listener;
		}

		@Override
		public void write(int value) throws IOException {
			if (this.isBroken) {
				throw new IOException("broken");
			}
			this.written.write(value);
		}

		@Override
		public void flush() {
			this.written.write('|');
		}

		private String text() {
			return this.written.toString(StandardCharsets.UTF_8);
		}

	}

}
