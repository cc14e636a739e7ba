package io.tweebyte.shared.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * What all settings have in common: defaults, and bounds that name the property.
 */
class SettingsTests {

	private static final Map<String, String> REQUIRED = Map.of("tweebyte.database.name", "users",
			"tweebyte.database.username", "users_service", "tweebyte.database.password", "secret",
			"tweebyte.database.schema-version", "1", "tweebyte.services.user", "http://127.0.0.1:8081",
			"tweebyte.services.tweet", "http://127.0.0.1:8082", "tweebyte.services.interaction",
			"http://127.0.0.1:8083");

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
							CacheSettings    | CacheSettings[followedIdsFresh=PT1M, followedIdsKept=PT24H, userSummary=PT1M, tweetExistence=PT1M, popularFresh=PT1M, popularKept=PT24H, recommendations=PT1M]
							CleanupSettings  | CleanupSettings[firstDelay=PT30S, period=PT1M, batch=500, lease=PT30S]
							FollowSettings   | FollowSettings[reopenAfter=PT24H]
							MentionSettings  | MentionSettings[firstDelay=PT5S, period=PT10S, batch=100, lease=PT30S]
							PopularSettings  | PopularSettings[firstDelay=PT5S, period=PT1M, batch=1000]
							DatabaseSettings | DatabaseSettings[users_service@127.0.0.1:15432/users]
							LoginSettings    | LoginSettings[pairFailures=10, addressFailures=100, window=PT15M]
							PasswordSettings | PasswordSettings[cost=10, threads=1, queue=20]
							RetrySettings    | RetrySettings[attempts=1]
					RateSettings     | RateSettings[perSecond=20, burst=50]
							SecuritySettings | SecuritySettings[mode=GATEWAY, allowedHosts=[]]
							ServiceAddresses | ServiceAddresses[user=http://127.0.0.1:8081, tweet=http://127.0.0.1:8082, interaction=http://127.0.0.1:8083]
							TokenSettings    | TokenSettings[keyFile=null, lifetime=PT1H, skew=PT30S, keysFresh=PT10M, keysRetry=PT10S, passwordChanges=PT30S]
							TimeSettings     | TimeSettings[request=PT2.5S, head=PT3S, idle=PT10S, total=PT1M, call=PT0.8S, connect=PT0.3S, body=PT20S, callerIdle=PT20S, serverIdle=PT1M15S, requestHead=PT20S]
							LimitSettings    | LimitSettings[body=1048576B, header=16384B, inFlight=256, inFlightPerAddress=128, connections=2000, connectionsPerAddress=500, largeBodies=8, longPages=6, callConnections=64, callQueue=128]
							""")
	void haveTheContractsDefaults(String type, String text) {
		assertThat(bind(type, Map.of())).hasToString(text);
	}

	@ParameterizedTest
	@CsvSource({ "DatabaseSettings, port, 1, 65535", "DatabaseSettings, pool-size, 1, 1000",
			"DatabaseSettings, queue, 1, 1000000", "LoginSettings, pair-failures, 1, 1000000",
			"LoginSettings, address-failures, 1, 1000000", "PasswordSettings, cost, 4, 15",
			"PasswordSettings, threads, 1, 64", "PasswordSettings, queue, 1, 10000", "RetrySettings, attempts, 0, 1",
			"CleanupSettings, batch, 1, 1000", "MentionSettings, batch, 1, 1000", "PopularSettings, batch, 1, 1000",
			"RateSettings, per-second, 1, 1000000", "RateSettings, burst, 1, 1000000",
			"LimitSettings, in-flight, 1, 1000000", "LimitSettings, in-flight-per-address, 1, 1000000",
			"LimitSettings, connections, 1, 1000000", "LimitSettings, connections-per-address, 1, 1000000",
			"LimitSettings, large-bodies, 1, 1000000", "LimitSettings, long-pages, 1, 1000000",
			"LimitSettings, call-connections, 1, 1000000", "LimitSettings, call-queue, 1, 1000000" })
	void keepNumbersInTheirRange(String type, String name, long min, long max) {
		String property = prefix(type) + "." + name;
		assertThat(bind(type, Map.of(property, Long.toString(min)))).isNotNull();
		assertThat(bind(type, Map.of(property, Long.toString(max)))).isNotNull();
		for (long wrong : new long[] { min - 1, max + 1, -1 }) {
			assertRefused(type, property, Long.toString(wrong),
					property + " must be from " + min + " to " + max + ", but is " + wrong + ".");
		}
		for (String wrong : new String[] { "NaN", "1.5", "x", "99999999999999999999", "Infinity" }) {
			assertRefused(type, property, wrong, name);
		}
	}

	@ParameterizedTest
	@CsvSource({ "CacheSettings, followed-ids-fresh", "CacheSettings, followed-ids-kept", "CacheSettings, user-summary",
			"CacheSettings, tweet-existence", "CacheSettings, popular-fresh", "CacheSettings, popular-kept",
			"CacheSettings, recommendations", "CleanupSettings, period", "CleanupSettings, lease",
			"FollowSettings, reopen-after", "MentionSettings, period", "MentionSettings, lease",
			"PopularSettings, period", "DatabaseSettings, acquire-timeout", "DatabaseSettings, connect-timeout",
			"DatabaseSettings, statement-timeout", "DatabaseSettings, lock-timeout",
			"DatabaseSettings, idle-in-transaction-timeout", "LoginSettings, window", "TokenSettings, keys-fresh",
			"TokenSettings, keys-retry", "TokenSettings, password-changes", "TimeSettings, request",
			"TimeSettings, head", "TimeSettings, idle", "TimeSettings, total", "TimeSettings, call",
			"TimeSettings, connect", "TimeSettings, body", "TimeSettings, caller-idle" })
	void haveTimesThatEnd(String type, String name) {
		String property = prefix(type) + "." + name;
		assertThat(bind(type, Map.of(property, "1ms"))).isNotNull();
		for (String wrong : new String[] { "0", "0s", "-1ms", "999us", "1ns", "577h", "999999999d" }) {
			assertRefused(type, property, wrong, property + " must be a time from PT0.001S to PT576H, but is ");
		}
		for (String wrong : new String[] { "NaN", "soon", "1.5s", "1 week" }) {
			assertRefused(type, property, wrong, name);
		}
	}

	@ParameterizedTest
	@CsvSource({ "TokenSettings, lifetime, 1s, 365d, 999ms, 366d", "TokenSettings, skew, 0s, 1h, -1ms, 61m",
			"CleanupSettings, first-delay, 0s, 24d, -1ms, 577h", "MentionSettings, first-delay, 0s, 24d, -1ms, 577h",
			"PopularSettings, first-delay, 0s, 24d, -1ms, 577h", "PrivacySettings, first-delay, 0s, 24d, -1ms, 577h",
			"TimeSettings, server-idle, 20001ms, 24d, 0s, 577h" })
	void haveTimesInTheirRange(String type, String name, String min, String max, String below, String above) {
		String property = prefix(type) + "." + name;
		assertThat(bind(type, Map.of(property, min))).isNotNull();
		assertThat(bind(type, Map.of(property, max))).isNotNull();
		assertRefused(type, property, below, property + " must be a time from ");
		assertRefused(type, property, above, property + " must be a time from ");
	}

	@ParameterizedTest
	@CsvSource({ "body, 1KB, 1GB, 1023B, 1073741825B", "header, 4KB, 1MB, 4095B, 1048577B" })
	void keepSizesInTheirRange(String name, String min, String max, String below, String above) {
		String property = "tweebyte.limits." + name;
		assertThat(bind("LimitSettings", Map.of(property, min))).isNotNull();
		assertThat(bind("LimitSettings", Map.of(property, max))).isNotNull();
		for (String wrong : new String[] { below, above, "-1B" }) {
			assertRefused("LimitSettings", property, wrong, property + " must be a size from ");
		}
	}

	@ParameterizedTest
	@CsvSource({ "TimeSettings, tweebyte.time.request", "TokenSettings, tweebyte.token.skew",
			"LimitSettings, tweebyte.limits.body", "SecuritySettings, tweebyte.security.mode" })
	void takeAnEmptyValueForTheDefault(String type, String property) {
		assertThat(bind(type, Map.of(property, ""))).isEqualTo(bind(type, Map.of()));
	}

	@Test
	void areCheckedWithoutBindingToo() {
		Duration time = Duration.ofSeconds(1);
		assertThatIllegalArgumentException().isThrownBy(() -> new SecuritySettings(null, List.of()))
			.withMessage("tweebyte.security.mode must be gateway, zero-trust or off.");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> new DatabaseSettings("db", 5432, "users", "me", "secret", null, null, "1", 1, 1, time,
					time, time, time, time))
			.withMessage("tweebyte.database.ssl-mode must be disable, prefer, require or verify-full.");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> new CacheSettings(null, time, time, time, time, time, time))
			.withMessage("tweebyte.cache.followed-ids-fresh must be a time from PT0.001S to PT576H, but is null.");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> new LimitSettings(null, DataSize.ofKilobytes(4), 1, 1, 1, 1, 1, 1, 1, 1))
			.withMessage("tweebyte.limits.body must be a size from 1024B to 1073741824B, but is null.");
		assertThatIllegalArgumentException().isThrownBy(() -> new ServiceAddresses(null, null, null))
			.withMessage("tweebyte.services.user must be an address such as http://127.0.0.1:8081, but is null.");
	}

	@ParameterizedTest
	@ValueSource(strings = { "disable", "prefer", "require" })
	void encryptAsTheDatabaseCallsIt(String mode) {
		DatabaseSettings settings = (DatabaseSettings) bind("DatabaseSettings",
				Map.of("tweebyte.database.ssl-mode", mode));
		assertThat(settings.sslMode().word()).isEqualTo(mode);
		assertThat(settings.sslRootCertificate()).isNull();
	}

	@Test
	void encryptOnlyWhenAsked() {
		assertThat(((DatabaseSettings) bind("DatabaseSettings", Map.of())).sslMode().word()).isEqualTo("disable");
	}

	@Test
	void trustNobodyInParticularUnlessToldWhom(@TempDir Path folder) throws IOException {
		assertRefused("DatabaseSettings", "tweebyte.database.ssl-mode", "verify-full",
				"tweebyte.database.ssl-root-certificate must be a file that can be read for"
						+ " tweebyte.database.ssl-mode=verify-full, but is null.");
		String file = folder.resolve("ca.pem").toString();
		Map<String, String> verified = Map.of("tweebyte.database.ssl-mode", "verify-full",
				"tweebyte.database.ssl-root-certificate", file);
		assertThatExceptionOfType(BindException.class).isThrownBy(() -> bind("DatabaseSettings", verified))
			.havingRootCause()
			.withMessageContaining(" but is " + file + ".");
		Files.createFile(Path.of(file));
		DatabaseSettings settings = (DatabaseSettings) bind("DatabaseSettings", verified);
		assertThat(settings.sslMode().word()).isEqualTo("verify-full");
		assertThat(settings.sslRootCertificate()).hasToString(file);
		assertRefused("DatabaseSettings", "tweebyte.database.ssl-mode", "verify", "ssl-mode");
	}

	@ParameterizedTest
	@CsvSource({ "host", "name", "username", "password", "schema-version" })
	void nameTheDatabaseWhole(String name) {
		String property = "tweebyte.database." + name;
		assertRefused("DatabaseSettings", property, "", property + " must not be empty.");
		assertRefused("DatabaseSettings", property, "  ", property + " must not be empty.");
	}

	@ParameterizedTest
	@ValueSource(strings = { "user", "tweet", "interaction" })
	void haveAddressesToAppendAPathTo(String name) {
		String property = "tweebyte.services." + name;
		assertThat(bind("ServiceAddresses", Map.of(property, "https://user.example"))).isNotNull();
		assertThat(bind("ServiceAddresses", Map.of(property, "http://[::1]:8081"))).isNotNull();
		for (String wrong : new String[] { "", "127.0.0.1:8081", "ftp://host", "http:/x", "http://", "http://host/",
				"http://host/path", "http://host?a", "http://host#a", "http://me@host", "user-service", "mailto:a@b.c",
				"http://:8081" }) {
			assertRefused("ServiceAddresses", property, wrong, property);
		}
	}

	@ParameterizedTest
	@CsvSource({ "20s, 20s", "21s, 20s", "76s, 75s" })
	void endIdleConnectionsAtTheCallerFirst(String caller, String server) {
		assertThatExceptionOfType(BindException.class)
			.isThrownBy(() -> bind("TimeSettings",
					Map.of("tweebyte.time.caller-idle", caller, "tweebyte.time.server-idle", server)))
			.havingRootCause()
			.withMessageContaining("tweebyte.time.caller-idle must be shorter than tweebyte.time.server-idle");
	}

	@ParameterizedTest
	@CsvSource({ "gateway, true", "GATEWAY, true", "zero-trust, true", "off, false", "false, false" })
	void turnTokensOffOnlyWhenAskedTo(String mode, boolean on) {
		SecuritySettings settings = (SecuritySettings) bind("SecuritySettings", Map.of("tweebyte.security.mode", mode));
		assertThat(settings.isOn()).isEqualTo(on);
	}

	@ParameterizedTest
	@ValueSource(strings = { "no", "0", "offf", "disabled", "on" })
	void turnNothingOffByMistake(String mode) {
		assertRefused("SecuritySettings", "tweebyte.security.mode", mode, "mode");
	}

	@Test
	void takeHostsInAnyCaseAndLeaveOutEmptyOnes() {
		SecuritySettings settings = (SecuritySettings) bind("SecuritySettings",
				Map.of("tweebyte.security.allowed-hosts", "API.example.org, 10.0.0.1 ,,[FE80::1],"));
		assertThat(settings.allowedHosts()).containsExactly("api.example.org", "10.0.0.1", "[fe80::1]");
	}

	@ParameterizedTest
	@ValueSource(strings = { "api.example.org:8080", "http://a", "a_b", "*", "*.example.org", "a/b", "::1", "a..b c",
			"-a", "a." })
	void takeNothingButHosts(String host) {
		assertRefused("SecuritySettings", "tweebyte.security.allowed-hosts", host, "tweebyte.security.allowed-hosts");
	}

	private static void assertRefused(String type, String property, String value, String message) {
		assertThatExceptionOfType(BindException.class).as(property + "=" + value)
			.isThrownBy(() -> bind(type, Map.of(property, value)))
			.satisfies(failure -> assertThat(failure.getMessage() + rootMessage(failure)).contains(message));
	}

	private static String rootMessage(Throwable failure) {
		return (failure.getCause() != null) ? rootMessage(failure.getCause()) : failure.getMessage();
	}

	private static Object bind(String type, Map<String, String> properties) {
		Map<String, String> all = new HashMap<>(REQUIRED);
		all.putAll(properties);
		return new Binder(new MapConfigurationPropertySource(all)).bindOrCreate(prefix(type), settings(type));
	}

	private static String prefix(String type) {
		return settings(type).getAnnotation(ConfigurationProperties.class).value();
	}

	private static Class<?> settings(String type) {
		try {
			return Class.forName(SettingsTests.class.getPackageName() + "." + type);
		}
		catch (ClassNotFoundException ex) {
			throw new IllegalArgumentException(ex);
		}
	}

}
