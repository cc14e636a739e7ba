package io.tweebyte.lab.bench;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class JmhForkTests {

	private static final String UNSAFE = "--sun-misc-unsafe-memory-access=allow";

	private static final String NETTY = "-Dio.netty.noUnsafe=true";

	@Test
	void letsNettyChooseAsInJvmsOfUsers() {
		assertThat(JmhFork.flags(21)).doesNotContain(UNSAFE, NETTY);
		assertThat(JmhFork.flags(24)).contains(UNSAFE).doesNotContain(NETTY);
		assertThat(JmhFork.flags(25)).contains(UNSAFE, NETTY);
	}

}
