package io.tweebyte.contracts.error;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ErrorKindTests {

	@Test
	void hasAStatusOfItsOwn() {
		assertThat(ErrorKind.values()).extracting(ErrorKind::status).doesNotHaveDuplicates().isSorted();
	}

}
