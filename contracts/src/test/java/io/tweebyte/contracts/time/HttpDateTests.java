package io.tweebyte.contracts.time;

import java.time.Instant;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HttpDateTests {

	@Test
	void writesTheExampleOfTheStandard() {
		assertThat(HttpDate.format(Instant.parse("1994-11-06T08:49:37.999Z")))
			.isEqualTo("Sun, 06 Nov 1994 08:49:37 GMT");
	}

}
