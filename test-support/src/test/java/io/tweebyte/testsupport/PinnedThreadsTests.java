package io.tweebyte.testsupport;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PinnedThreadsTests {

	@Test
	void findsAWaitInAnInitialiser() {
		Iterator<Runnable> rounds = List.<Runnable>of(Unwatched::initialise, Watched::initialise).iterator();
		assertThat(PinnedThreads.during(() -> {
			if (rounds.hasNext()) {
				run(rounds.next());
			}
		})).hasSize(1);
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
