package io.tweebyte.common.threads;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class AwaitTests {

	@Test
	void returnsTheResult() {
		assertThat(Await.result(CompletableFuture.completedFuture("one"))).isEqualTo("one");
	}

	@Test
	void failsAsTheWorkDid() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> Await.result(CompletableFuture.failedFuture(new IllegalArgumentException("no"))));
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> Await.result(CompletableFuture.failedFuture(new AssertionError("no"))));
		assertThatIllegalStateException()
			.isThrownBy(() -> Await.result(CompletableFuture.failedFuture(new IOException("no"))))
			.withCauseInstanceOf(IOException.class);
	}

	@Test
	void returnsWhetherTheWorkHasEnded() throws InterruptedException {
		assertThat(Await.isDone(new CompletableFuture<>(), Duration.ofMillis(1))).isFalse();
		assertThat(Await.isDone(CompletableFuture.completedFuture("one"), Duration.ZERO)).isTrue();
		assertThat(Await.isDone(CompletableFuture.failedFuture(new IOException("no")), Duration.ZERO)).isTrue();
	}

	@Test
	void endsWithItsThread() {
		Thread.currentThread().interrupt();
		assertThatExceptionOfType(CancellationException.class)
			.isThrownBy(() -> Await.result(new CompletableFuture<>()));
		assertThat(Thread.interrupted()).isTrue();
	}

}
