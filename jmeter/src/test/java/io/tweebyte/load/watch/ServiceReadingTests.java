package io.tweebyte.load.watch;

import java.net.URI;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ServiceReadingTests {

	private static final String TEXT = """
			# TYPE jvm_memory_used_bytes gauge
			jvm_memory_used_bytes{area="heap",id="Eden Space"} 1000.0
			jvm_memory_used_bytes{area="heap",id="Tenured Gen"} 500.0
			jvm_memory_used_bytes{area="nonheap",id="Metaspace"} 9.0E9
			jvm_threads_live_threads 42.0
			""";

	@Test
	void readsWhatThereIs() {
		ServiceReading reading = ServiceReading.of(TEXT + """
				jvm_gc_live_data_size_bytes 400.0
				jvm_gc_pause_seconds_count{action="end of minor GC",cause="a",gc="Copy"} 3
				jvm_gc_pause_seconds_sum{action="end of minor GC",cause="a",gc="Copy"} 0.25
				jvm_gc_pause_seconds_sum{action="end of major GC",cause="b",gc="MarkSweepCompact"} 0.5
				jvm_gc_pause_seconds_max{action="end of minor GC",cause="a",gc="Copy"} 0.2
				r2dbc_pool_pending_connections{name="users"} 2.0
				jvm_gc_memory_allocated_bytes_total 7.0E7
				""");
		assertThat(reading.heap()).hasValue(1500);
		assertThat(reading.heapAfterGc()).hasValue(400);
		assertThat(reading.threads()).hasValue(42);
		assertThat(reading.gcMillis()).hasValue(750);
		assertThat(reading.poolWaits()).hasValue(2);
		assertThat(reading.allocated()).hasValue(7e7);
	}

	@Test
	void knowsWhatThereIsNot() {
		ServiceReading reading = ServiceReading.of(TEXT + "jvm_gc_live_data_size_bytes 0.0\n");
		assertThat(reading.heapAfterGc()).isEmpty();
		assertThat(reading.gcMillis()).hasValue(0);
		assertThat(reading.poolWaits()).isEmpty();
		assertThat(ServiceReading.of("hikaricp_connections_pending{pool=\"p\"} 0.0\n").poolWaits()).hasValue(0);
	}

	@Test
	void asksForNoMoreThanItReads() {
		assertThat(ServiceReading.address(URI.create("http://127.0.0.1:1/actuator/prometheus")).getQuery())
			.startsWith("includedNames=")
			.contains("jvm_memory_used_bytes", "jvm_gc_pause_seconds");
	}

}
