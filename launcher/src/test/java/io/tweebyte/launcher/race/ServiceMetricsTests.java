package io.tweebyte.launcher.race;

import java.net.URI;

import io.tweebyte.launcher.service.PrometheusText;
import io.tweebyte.launcher.workspace.Model;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ServiceMetricsTests {

	@Test
	void addsUpWhatTheModelsHave() {
		ServiceMetrics metrics = ServiceMetrics.of(new PrometheusText("""
				# TYPE jvm_threads_live_threads gauge
				jvm_threads_live_threads 42.0
				jvm_memory_used_bytes{area="heap",id="Eden Space"} 1.5E7
				jvm_memory_used_bytes{area="heap",id="Tenured Gen"} 5000000.0
				jvm_memory_used_bytes{area="nonheap",id="Metaspace"} 9.0E7
				executor_queued_tasks{name="requests"} 3.0
				executor_queued_tasks{name="passwords"} 1.0
				hikaricp_connections_pending{pool="database"} 5.0
				r2dbc_pool_pending_connections{name="database"} 7.0
				netty_eventexecutor_tasks_pending{name="loop-1"} 2.0
				executor_queued_tasks{name="taskScheduler"} 100.0
				"""), Model.ASYNC);
		assertThat(metrics.threads()).isEqualTo(42);
		assertThat(metrics.heap()).isEqualTo(20_000_000);
		assertThat(metrics.waiting()).isEqualTo(18);
		assertThat(metrics.requests()).isZero();
	}

	@Test
	void countsRequestsWithoutItsOwn() {
		PrometheusText text = new PrometheusText("""
				http_server_requests_active_seconds_count{method="GET",uri="UNKNOWN"} 2
				http_server_requests_active_seconds_sum{method="GET",uri="UNKNOWN"} 9.5
				http_server_requests_active_seconds_count{method="POST",uri="UNKNOWN"} 1
				""");
		assertThat(ServiceMetrics.of(text, Model.VIRTUAL).requests()).isEqualTo(3);
		assertThat(ServiceMetrics.of(text, Model.REACTIVE).requests()).isEqualTo(2);
	}

	@Test
	void returnsNothingIfTheServiceDoesNotRespond() {
		assertThat(ServiceMetrics.read(RunningPanel.service(URI.create("http://127.0.0.1:1")))).isEmpty();
	}

}
