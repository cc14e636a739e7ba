package io.tweebyte.gateway;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The files of Swagger UI, while other clients break their downloads off. */
class BrokenDownloadsIntegrationTests extends GatewayIntegrationTest {

	private static final List<String> FILES = List.of("swagger-ui-bundle.js", "swagger-ui.css",
			"swagger-ui-standalone-preset.js");

	@Test
	void doNotHarmOthers() throws Exception {
		List<Response> whole = FILES.stream().map(this::download).toList();
		try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
			List<? extends Future<?>> broken = IntStream.range(0, 400)
				.mapToObj((i) -> threads.submit(() -> breakOff(FILES.get(i % FILES.size()))))
				.toList();
			while (!broken.stream().allMatch(Future::isDone)) {
				assertThat(FILES.stream().map(this::download)).map(Response::body)
					.isEqualTo(whole.stream().map(Response::body).toList());
			}
		}
		assertThat(whole).extracting(Response::status).containsOnly(200);
	}

	private Response download(String file) {
		try {
			return exchange(request(file));
		}
		catch (Exception ex) {
			throw new IllegalStateException(file, ex);
		}
	}

	private Void breakOff(String file) throws Exception {
		try (RawHttp client = connect()) {
			client.send(request(file)).readHead();
			client.reset();
		}
		return null;
	}

	private static String request(String file) {
		return bare("GET", "/swagger-ui/" + file, "\r\n");
	}

}
