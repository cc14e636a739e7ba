package io.tweebyte.load.plan;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.PasswordSettings;
import io.tweebyte.shared.settings.TimeSettings;
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
		DatabaseSettings database = bound("tweebyte.database", DatabaseSettings.class, database(Map.of()));
		assertThat(settings)
			.containsEntry("tweebyte.limits.call-connections", Integer.toString(production.callConnections()))
			.containsEntry("tweebyte.database.pool-size", Integer.toString(database.poolSize()));
	}

	@Test
	void putsTheLimitsOfProductionBack() throws IOException {
		Map<String, String> settings = Limits.read(Path.of("settings/production-limits.properties")).settings();
		LimitSettings limits = bound("tweebyte.limits", LimitSettings.class, settings);
		LimitSettings production = bound("tweebyte.limits", LimitSettings.class, Map.of());
		// one address may take all there is
		assertThat(limits).usingRecursiveComparison()
			.ignoringFields("inFlightPerAddress", "connectionsPerAddress", "longPages", "slowSearches",
					"clientRequests")
			.isEqualTo(production);
		assertThat(limits.inFlightPerAddress()).isEqualTo(production.inFlight());
		assertThat(limits.longPages()).isEqualTo(2 * production.longPages());
		assertThat(bound("tweebyte.time", TimeSettings.class, settings))
			.isEqualTo(bound("tweebyte.time", TimeSettings.class, Map.of()));
		assertThat(bound("tweebyte.database", DatabaseSettings.class, database(settings)))
			.isEqualTo(bound("tweebyte.database", DatabaseSettings.class, database(Map.of())));
		assertThat(bound("tweebyte.password", PasswordSettings.class, settings))
			.isEqualTo(bound("tweebyte.password", PasswordSettings.class, Map.of()));
	}

	@Test
	void putsEachLimitBackThatMeasuringLifts() throws IOException {
		Set<String> lifted = new TreeSet<>(Limits.measuring().settings().keySet());
		// pools, which are as in production, what one address has besides, and no limit
		// at all
		lifted.removeIf((name) -> name.matches(
				"async-gateway.*|.*(stand-in.*|call-connections|pool-size|tweebyte.rate.*|tweebyte.login.*|awaited-bodies|unread-responses)"));
		assertThat(Limits.read(Path.of("settings/production-limits.properties")).settings().keySet()).isEqualTo(lifted);
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

	private static Map<String, String> database(Map<String, String> settings) {
		Map<String, String> all = new HashMap<>(settings);
		all.putAll(Map.of("tweebyte.database.name", "users", "tweebyte.database.username", "users_service",
				"tweebyte.database.password", "secret", "tweebyte.database.schema-version", "1"));
		return all;
	}

	private static <T> T bound(String prefix, Class<T> type, Map<String, String> settings) {
		return new Binder(new MapConfigurationPropertySource(settings)).bindOrCreate(prefix, type);
	}

}
