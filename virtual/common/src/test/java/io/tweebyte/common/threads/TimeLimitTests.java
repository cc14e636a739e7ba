package io.tweebyte.common.threads;

import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeoutException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class TimeLimitTests {

	private static final Duration LONG = Duration.ofMinutes(1);

	private static final Duration SHORT = Duration.ofMillis(20);

	private final TimeLimit limit = new TimeLimit();

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	@AfterEach
	void stop() {
		this.limit.close();
		this.threads.close();
	}

	@Test
	void leavesAloneWhatEndsInTime() throws Exception {
		assertThat(this.limit.call(LONG, () -> "done")).isEqualTo("done");
		assertThatIllegalStateException().isThrownBy(() -> this.limit.call(LONG, () -> {
			throw new IllegalStateException("no");
		}));
	}

	@Test
	void endsWhatWaits() {
		assertThatExceptionOfType(TimeoutException.class)
			.isThrownBy(() -> this.limit.call(SHORT, () -> forever(new CountDownLatch(1))));
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void endsAnInnerLimitWithTheOuterOne() {
		assertThatExceptionOfType(TimeoutException.class).isThrownBy(() -> this.limit.call(SHORT, () -> {
			try {
				return this.limit.call(LONG, () -> forever(new CountDownLatch(1)));
			}
			catch (InterruptedException ex) {
				// the inner limit was not the one that ended it
				throw new IllegalStateException(ex);
			}
		}));
	}

	@Test
	void interruptsNothingThatComesLater() throws Exception {
		for (int i = 0; i < 200; i++) {
			this.limit.call(Duration.ofMillis(1), () -> {
				Thread.onSpinWait();
				return null;
			});
			assertThat(Thread.currentThread().isInterrupted()).isFalse();
		}
	}

	@Test
	void endsAReadOfASocketThatHasNothing() throws Exception {
		try (ServerSocket server = new ServerSocket(0)) {
			Future<Integer> read = this.threads.submit(() -> this.limit.call(SHORT, () -> {
				try (Socket socket = new Socket("127.0.0.1", server.getLocalPort());
						InputStream input = socket.getInputStream()) {
					return input.read();
				}
			}));
			assertThatThrownBy(read::get).hasCauseInstanceOf(TimeoutException.class);
		}
	}

	private static String forever(CountDownLatch never) throws InterruptedException {
		never.await();
		return "never";
	}

}
