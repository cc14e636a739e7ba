package io.tweebyte.testsupport;

import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StartedVirtualThreadsTests {

	@Test
	void listsThoseThatHaveNotEnded() throws InterruptedException {
		CountDownLatch end = new CountDownLatch(1);
		CountDownLatch begun = new CountDownLatch(1);
		Thread earlier = Thread.startVirtualThread(() -> {
			begun.countDown();
			await(end);
		});
		begun.await();
		try (StartedVirtualThreads started = StartedVirtualThreads.follow()) {
			assertThat(started.running()).isEmpty();
			Thread thread = Thread.startVirtualThread(() -> await(end));
			assertThat(started.running()).containsExactly(thread.threadId());
			assertThat(started.stacks()).startsWith("#" + thread.threadId())
				.contains("StartedVirtualThreadsTests.await");
			end.countDown();
			thread.join();
			assertThat(started.running()).isEmpty();
		}
		earlier.join();
	}

	private static void await(CountDownLatch end) {
		try {
			end.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
