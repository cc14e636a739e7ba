package io.tweebyte.testsupport;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class JvmResourcesTests {

	/** More than other tests leave behind. */
	private static final int MANY = 100;

	@Test
	void countsObjectsThatAnythingRefersTo() {
		Held held = new Held();
		assertThat(new Held()).isNotSameAs(held);
		assertThat(JvmResources.objects(Held.class)).isOne();
		Reference.reachabilityFence(held);
	}

	@Test
	void countsOpenFiles() throws IOException {
		long before = JvmResources.descriptors();
		Path file = Path.of(System.getProperty("java.home"), "release");
		try (InputStream one = Files.newInputStream(file); InputStream other = Files.newInputStream(file)) {
			assertThat(one.read()).isEqualTo(other.read());
			assertThat(JvmResources.descriptors()).isGreaterThan(before);
		}
	}

	@Test
	void countsThreads() {
		assertThat(JvmResources.threads()).isPositive();
	}

	@Test
	void countsVirtualThreads() throws InterruptedException {
		long before = JvmResources.virtualThreads();
		CountDownLatch end = new CountDownLatch(1);
		CountDownLatch begun = new CountDownLatch(MANY);
		for (int i = 0; i < MANY; i++) {
			Thread.startVirtualThread(() -> waitFor(end, begun));
		}
		begun.await();
		assertThat(JvmResources.virtualThreads()).isGreaterThan(before + MANY / 2);
		end.countDown();
		Awaitility.await().untilAsserted(() -> assertThat(JvmResources.virtualThreads()).isLessThanOrEqualTo(before));
	}

	private static void waitFor(CountDownLatch end, CountDownLatch begun) {
		begun.countDown();
		try {
			end.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static final class Held {

	}

}
