package io.tweebyte.load.watch;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MetricsTests {

	@Test
	void addsTheValuesOfOneNameAndLabel() {
		String text = """
				# TYPE jvm_memory_used_bytes gauge
				jvm_memory_used_bytes{area="heap",id="Eden Space"} 1.5E7
				jvm_memory_used_bytes{area="heap",id="Tenured Gen"} 500.0
				jvm_memory_used_bytes{area="nonheap",id="Metaspace"} 9.0E9
				""";
		assertThat(Metrics.sum(text, (line) -> line.startsWith("jvm_memory_used_bytes{area=\"heap\"")))
			.isEqualTo(15_000_500);
	}

}
