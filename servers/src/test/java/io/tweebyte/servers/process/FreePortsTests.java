package io.tweebyte.servers.process;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FreePortsTests {

	@Test
	void areNeverFoundTwice() {
		List<Integer> ports = IntStream.range(0, 100).boxed().flatMap((i) -> FreePorts.find(10).stream()).toList();

		assertThat(ports).hasSize(1000).doesNotHaveDuplicates();
	}

}
