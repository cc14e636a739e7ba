package io.tweebyte.load.watch;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import com.sun.net.httpserver.HttpServer;
import io.tweebyte.launcher.service.PrometheusText;
import io.tweebyte.measuring.machine.WatchedProcess;
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

	@Test
	void leavesOutServicesWhoseMetricsCouldNotBeReadAtTheBeginOrAtTheEnd() throws Exception {
		AtomicInteger served = new AtomicInteger(7);
		Set<String> unavailable = ConcurrentHashMap.newKeySet();
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		server.createContext("/", (exchange) -> {
			byte[] metrics = ("http_server_requests_seconds_count{uri=\"/tweets\"} " + served + "\n")
				.getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(unavailable.contains(exchange.getRequestURI().getPath()) ? 503 : 200,
					metrics.length);
			exchange.getResponseBody().write(metrics);
			exchange.close();
		});
		server.start();
		try {
			URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
			List<WatchedProcess> processes = Stream.of("gateway", "tweet", "user")
				.map((name) -> WatchedProcess.service(name, 1, address.resolve("/" + name)))
				.toList();
			unavailable.add("/tweet");
			WorkMeter meter = WorkMeter.begin(processes, Optional.empty());
			served.set(9);
			unavailable.clear();
			unavailable.add("/user");
			assertThat(meter.end().calls()).isEqualTo(Map.of("gateway", 2.0));
		}
		finally {
			server.stop(0);
		}
	}

}
