package io.tweebyte.testsupport;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class JvmResourcesTests {

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

	private static final class Held {

	}

}
