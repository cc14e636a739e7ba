package io.tweebyte.load.watch;

import io.tweebyte.launcher.service.PrometheusText;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class WorkMeterTests {

	@Test
	void leavesOutMetricsAndKeys() {
		String text = """
				jvm_gc_memory_allocated_bytes_total 2.5E7
				jvm_memory_used_bytes{area="heap",id="Eden Space"} 1000.0
				jvm_memory_used_bytes{area="heap",id="Tenured Gen"} 5000.0
				jvm_memory_used_bytes{area="nonheap",id="Metaspace"} 7.0
				jvm_gc_memory_promoted_bytes_total 7.0
				http_server_requests_seconds_count{method="GET",status="200",uri="/tweets/{tweetId}"} 40.0
				http_server_requests_seconds_count{method="PUT",status="404",uri="/tweets/{tweetId}"} 2.0
				http_server_requests_seconds_count{method="GET",status="200",uri="/actuator/prometheus"} 500.0
				http_server_requests_seconds_count{method="GET",status="200",uri="/.well-known/jwks.json"} 3.0
				http_server_requests_seconds_sum{method="GET",status="200",uri="/tweets/{tweetId}"} 0.5
				""";
		assertThat(WorkMeter.requests(new PrometheusText(text))).isEqualTo(42);
	}

}
