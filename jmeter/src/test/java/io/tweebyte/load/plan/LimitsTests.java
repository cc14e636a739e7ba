package io.tweebyte.load.plan;

import java.io.IOException;
import java.util.Map;

import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.LimitSettings;
import org.junit.jupiter.api.Test;

import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

class LimitsTests {

	@Test
	void liftsWhatWouldCutTheUpperLevelsOff() throws IOException {
		Limits limits = Limits.measuring();
		assertThat(limits.settings()).containsEntry("tweebyte.time.request", "60s")
			.containsEntry("tweebyte.rate.per-second", "1000000")
			.containsEntry("tweebyte.limits.in-flight-per-address", limits.settings().get("tweebyte.limits.in-flight"));
		assertThat(Integer.parseInt(limits.settings().get("tweebyte.limits.in-flight"))).isGreaterThan(1000);
		// a request asks for two statements at once at most
		assertThat(Integer.parseInt(limits.settings().get("tweebyte.database.queue"))).isGreaterThan(2 * 1000);
	}

	@Test
	void leavesPoolsAsTheyAreInProduction() throws IOException {
		Map<String, String> settings = Limits.measuring().settings();
		LimitSettings production = bound("tweebyte.limits", LimitSettings.class, Map.of());
		DatabaseSettings database = bound("tweebyte.database", DatabaseSettings.class,
				Map.of("tweebyte.database.name", "users", "tweebyte.database.username", "users_service",
						"tweebyte.database.password", "secret", "tweebyte.database.schema-version", "1"));
		assertThat(settings)
			.containsEntry("tweebyte.limits.call-connections", Integer.toString(production.callConnections()))
			.containsEntry("tweebyte.database.pool-size", Integer.toString(database.poolSize()));
	}

	@Test
	void tellsWhatGrowsWithTheRequestsInFlight() throws IOException {
		assertThat(Limits.measuring().line()).contains("async-gateway.platform-threads=1208", "limits.in-flight=1200");
	}

	@Test
	void printsAllOfThem() throws IOException {
		assertThat(Limits.measuring().line()).contains("time.request=60s", "breaker.minimum-number-of-calls=1000000",
				"redis.timeout=10s");
	}

	private static <T> T bound(String prefix, Class<T> type, Map<String, String> settings) {
		return new Binder(new MapConfigurationPropertySource(settings)).bindOrCreate(prefix, type);
	}

}
