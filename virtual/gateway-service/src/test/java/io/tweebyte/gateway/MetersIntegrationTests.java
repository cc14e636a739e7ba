package io.tweebyte.gateway;

import java.io.IOException;
import java.util.Locale;
import java.util.stream.Stream;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;

/** What a client invents must not become a tag: each value is kept for ever. */
class MetersIntegrationTests extends GatewayIntegrationTest {

	@Autowired
	private MeterRegistry meters;

	@Test
	void areNotNamedByClients() throws IOException {
		for (int i = 0; i < 10; i++) {
			send("INVENTED" + i, "/user-service/users/search/term", "", "");
			send("INVENTED" + i, "/actuator/health", "", "");
			exchange(bare("INVENTED" + i, "/nowhere", "Content-Length: 0\r\n\r\n"));
			get("/invented" + i + "/users");
			get("/user-service/invented" + i + "?invented=" + i);
			exchange(bare("GET", "/invented" + i, "User-Agent: invented\r\nOrigin: http://invented\r\n\r\n"));
		}

		assertThat(this.meters.find("http.server.requests").timers()).isNotEmpty();
		assertThat(this.meters.getMeters().stream().map(Meter::getId).flatMap(MetersIntegrationTests::names))
			.noneMatch((name) -> name.toLowerCase(Locale.ROOT).contains("invented"));
	}

	private static Stream<String> names(Meter.Id meter) {
		return Stream.concat(Stream.of(meter.getName()), meter.getTags().stream().map(Tag::getValue));
	}

}
