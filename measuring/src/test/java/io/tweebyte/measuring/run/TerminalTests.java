package io.tweebyte.measuring.run;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TerminalTests {

	/** From JDK 22 on {@link System#console()} may be there nevertheless. */
	@Test
	void isAbsentWhereInputAndOutputAreRedirected() {
		assertThat(Terminal.isPresent()).isFalse();
	}

}
