package io.tweebyte.testsupport;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PinnedThreadsTests {

	@Test
	void findsAWaitInAnInitialiser() {
		AtomicInteger works = new AtomicInteger();
		assertThat(PinnedThreads.during(() -> {
			// the first of each of these rounds, of which the last is watched
			switch (works.getAndIncrement()) {
				case 0 -> run(Unwatched::initialise);
				case 2 * PinnedThreads.AT_ONCE -> run(Watched::initialise);
				default -> Thread.onSpinWait();
			}
		})).hasSize(1);
	}

	@Test
	void runsTheWorkOnSeveralThreadsAtOnce() {
		CyclicBarrier all = new CyclicBarrier(PinnedThreads.AT_ONCE);
		assertThat(PinnedThreads.during(() -> await(all))).isEmpty();
	}

	@Test
	void failsWhenTheWorkDoes() {
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> PinnedThreads.during(() -> {
			throw new IllegalStateException("Oh");
		})).withMessageContaining("Oh");
	}

	@Test
	void findsNoOtherWait() {
		assertThat(PinnedThreads.during(() -> run(PinnedThreadsTests::waitShortly))).isEmpty();
	}

	private static void run(Runnable work) {
		try {
			Thread.startVirtualThread(work).join();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static void await(CyclicBarrier all) {
		try {
			all.await(10, TimeUnit.SECONDS);
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static void waitShortly() {
		LockSupport.parkNanos(1_000_000);
	}

	private static final class Unwatched {

		static {
			waitShortly();
		}

		private static void initialise() {
			// the class is
		}

	}

	private static final class Watched {

		static {
			waitShortly();
		}

		private static void initialise() {
			// the class is
		}

	}

}
