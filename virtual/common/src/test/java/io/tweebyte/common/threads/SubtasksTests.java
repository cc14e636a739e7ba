package io.tweebyte.common.threads;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class SubtasksTests {

	private final CountDownLatch begun = new CountDownLatch(1);

	private final AtomicBoolean interrupted = new AtomicBoolean();

	@Test
	void runAtOnce() {
		try (Subtasks subtasks = new Subtasks()) {
			CountDownLatch both = new CountDownLatch(2);
			Supplier<Boolean> one = subtasks.fork(() -> meet(both));
			Supplier<Boolean> other = subtasks.fork(() -> meet(both));
			assertThat(one.get()).isTrue();
			assertThat(other.get()).isTrue();
		}
	}

	@Test
	void failAsTheirWorkDid() {
		try (Subtasks subtasks = new Subtasks()) {
			Supplier<String> failed = subtasks.fork(() -> {
				throw new IllegalStateException("no");
			});
			assertThatIllegalStateException().isThrownBy(failed::get).withMessage("no");
		}
	}

	@Test
	void endWithTheirBlock() {
		assertThatIllegalStateException().isThrownBy(() -> {
			try (Subtasks subtasks = new Subtasks()) {
				subtasks.fork(this::waitForever);
				this.begun.await();
				throw new IllegalStateException("the block fails");
			}
		});
		assertThat(this.interrupted).isTrue();
	}

	@Test
	void endWhenTheirThreadIsInterrupted() throws InterruptedException {
		try (Subtasks subtasks = new Subtasks()) {
			Supplier<Boolean> waiting = subtasks.fork(this::waitForever);
			this.begun.await();
			Thread.currentThread().interrupt();
			assertThatExceptionOfType(CancellationException.class).isThrownBy(waiting::get);
			// as the end of the time clears it
			assertThat(Thread.interrupted()).isTrue();
		}
		assertThat(this.interrupted).isTrue();
	}

	private boolean waitForever() {
		this.begun.countDown();
		try {
			new CountDownLatch(1).await();
			return true;
		}
		catch (InterruptedException ex) {
			this.interrupted.set(true);
			return false;
		}
	}

	private static boolean meet(CountDownLatch all) throws InterruptedException {
		all.countDown();
		all.await();
		return true;
	}

}
