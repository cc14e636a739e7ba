package io.tweebyte.shared.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;
import io.tweebyte.shared.settings.TaskSettings.MentionSettings;
import io.tweebyte.shared.settings.TaskSettings.PopularSettings;
import io.tweebyte.shared.settings.TaskSettings.PrivacySettings;
import jakarta.validation.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.bind.validation.ValidationBindHandler;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;
import org.springframework.validation.Validator;
import org.springframework.validation.beanvalidation.SpringValidatorAdapter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/** What all settings have in common: defaults, and bounds that name the property. */
class SettingsTests {

	private static final Validator VALIDATOR = new SpringValidatorAdapter(
			Validation.buildDefaultValidatorFactory().getValidator());

	private static final List<FailureAnalyzer> ANALYZERS = SpringFactoriesLoader.forDefaultResourceLocation()
		.load(FailureAnalyzer.class, FailureHandler.handleMessage((message, failure) -> {
			// some need a context
		}))
		.stream()
		.filter(analyzer -> analyzer.getClass().getSimpleName().startsWith("Bind"))
		.toList();

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
							FollowSettings   | FollowSettings[reopenAfter=PT24H, limit=5000]
							MentionSettings  | MentionSettings[firstDelay=PT5S, period=PT10S, batch=100, lease=PT30S]
							PopularSettings  | PopularSettings[firstDelay=PT5S, period=PT1M, batch=1000]
							DatabaseSettings | DatabaseSettings[users_service@127.0.0.1:15432/users]
							LoginSettings    | LoginSettings[pairFailures=10, addressFailures=100, window=PT15M]
							PasswordSettings | PasswordSettings[cost=10, threads=1, queue=20]
					RateSettings     | RateSettings[perSecond=20, burst=50]
							SecuritySettings | SecuritySettings[mode=GATEWAY, allowedHosts=[]]
							ServiceAddresses | ServiceAddresses[user=http://127.0.0.1:8081, tweet=http://127.0.0.1:8082, interaction=http://127.0.0.1:8083]
							TokenSettings    | TokenSettings[keyFile=null, lifetime=PT1H, skew=PT30S, keysFresh=PT10M, keysRetry=PT10S, passwordChanges=PT30S]
							TimeSettings     | TimeSettings[request=PT2.5S, head=PT3S, idle=PT10S, total=PT1M, call=PT0.8S, connect=PT0.3S, body=PT20S, callerIdle=PT20S, serverIdle=PT1M15S, requestHead=PT20S]
							LimitSettings    | LimitSettings[body=1048576B, header=16384B, inFlight=256, inFlightPerAddress=128, connections=1200, connectionsPerAddress=400, largeBodies=8, awaitedBodies=128, unreadResponses=128, longPages=6, slowSearches=2, clientRequests=4, repliesPerTweet=1000, callConnections=64, callQueue=128]
							""")
	void haveTheContractsDefaults(String type, String text) {
		assertThat(bind(type, Map.of())).hasToString(text);
	}

	@ParameterizedTest
	@CsvSource({ "DatabaseSettings, port, 1, 65535", "DatabaseSettings, pool-size, 1, 1000",
			"DatabaseSettings, queue, 1, 1000000", "LoginSettings, pair-failures, 1, 1000000",
			"LoginSettings, address-failures, 1, 1000000", "PasswordSettings, cost, 4, 15",
			"PasswordSettings, threads, 1, 64", "PasswordSettings, queue, 1, 10000", "CleanupSettings, batch, 1, 1000",
			"FollowSettings, limit, 1, 1000000", "MentionSettings, batch, 1, 1000", "PopularSettings, batch, 1, 1000",
			"RateSettings, per-second, 1, 1000000", "RateSettings, burst, 1, 1000000",
			"LimitSettings, in-flight, 1, 1000000", "LimitSettings, in-flight-per-address, 1, 1000000",
			"LimitSettings, connections, 1, 1000000", "LimitSettings, connections-per-address, 1, 1000000",
			"LimitSettings, large-bodies, 1, 1000000", "LimitSettings, awaited-bodies, 1, 1000000",
			"LimitSettings, unread-responses, 1, 1000000", "LimitSettings, long-pages, 1, 1000000",
			"LimitSettings, slow-searches, 1, 1000000", "LimitSettings, client-requests, 1, 1000000",
			"LimitSettings, replies-per-tweet, 1, 1000000", "LimitSettings, call-connections, 1, 1000000",
			"LimitSettings, call-queue, 1, 1000000" })
	void keepNumbersInTheirRange(String type, String name, long min, long max) {
		String property = prefix(type) + "." + name;
		assertThat(bind(type, Map.of(property, Long.toString(min)))).isNotNull();
		assertThat(bind(type, Map.of(property, Long.toString(max)))).isNotNull();
		for (long wrong : new long[] { min - 1, max + 1, -1 }) {
			assertRefused(type, property, Long.toString(wrong), "Value: \"" + wrong + "\"",
					"must be between " + min + " and " + max);
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
			"PopularSettings, period", "PrivacySettings, period", "PrivacySettings, max-age",
			"DatabaseSettings, acquire-timeout", "DatabaseSettings, connect-timeout",
			"DatabaseSettings, statement-timeout", "DatabaseSettings, lock-timeout",
			"DatabaseSettings, idle-in-transaction-timeout", "LoginSettings, window", "TokenSettings, keys-fresh",
			"TokenSettings, keys-retry", "TokenSettings, password-changes", "TimeSettings, request",
			"TimeSettings, head", "TimeSettings, idle", "TimeSettings, total", "TimeSettings, call",
			"TimeSettings, connect", "TimeSettings, body" })
	void haveTimesThatEnd(String type, String name) {
		String property = prefix(type) + "." + name;
		assertThat(bind(type, Map.of(property, "1ms"))).isNotNull();
		for (String wrong : new String[] { "0", "0s", "-1ms", "999us", "1ns", "577h", "999999999d" }) {
			assertRefused(type, property, wrong, "must be a time from 1 ms to 24 days");
		}
		for (String wrong : new String[] { "NaN", "soon", "1.5s", "1 week" }) {
			assertRefused(type, property, wrong, name);
		}
	}

	@ParameterizedTest
	@CsvSource({ "TokenSettings, lifetime, 1s, 365d, 999ms, 366d", "TokenSettings, skew, 0s, 1h, -1ms, 61m",
			"CleanupSettings, first-delay, 0s, 24d, -1ms, 577h", "MentionSettings, first-delay, 0s, 24d, -1ms, 577h",
			"PopularSettings, first-delay, 0s, 24d, -1ms, 577h", "PrivacySettings, first-delay, 0s, 24d, -1ms, 577h" })
	void haveTimesInTheirRange(String type, String name, String min, String max, String below, String above) {
		String property = prefix(type) + "." + name;
		assertThat(bind(type, Map.of(property, min))).isNotNull();
		assertThat(bind(type, Map.of(property, max))).isNotNull();
		assertRefused(type, property, below, "must be longer than or equal to");
		assertRefused(type, property, above, "must be shorter than or equal to");
	}

	@ParameterizedTest
	@CsvSource({ "body, 1KB, 1GB, 1023B, 1073741825B", "header, 4KB, 1MB, 4095B, 1048577B" })
	void keepSizesInTheirRange(String name, String min, String max, String below, String above) {
		String property = "tweebyte.limits." + name;
		assertThat(bind("LimitSettings", Map.of(property, min))).isNotNull();
		assertThat(bind("LimitSettings", Map.of(property, max))).isNotNull();
		for (String wrong : new String[] { below, above, "-1B" }) {
			assertRefused("LimitSettings", property, wrong, "must be a size from " + min + " to " + max);
		}
	}

	@ParameterizedTest
	@CsvSource({ "TimeSettings, tweebyte.time.request", "TokenSettings, tweebyte.token.skew",
			"LimitSettings, tweebyte.limits.body", "SecuritySettings, tweebyte.security.mode" })
	void takeAnEmptyValueForTheDefault(String type, String property) {
		assertThat(bind(type, Map.of(property, ""))).isEqualTo(bind(type, Map.of()));
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
	void requireARootCertificateToVerifyServers(@TempDir Path folder) throws IOException {
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
		assertRefused("DatabaseSettings", property, "", "must not be blank");
		assertRefused("DatabaseSettings", property, "  ", "must not be blank");
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
	@CsvSource({ "20s, 20s", "21s, 20s", "76s, 75s", "1ms, 0s" })
	void endIdleConnectionsAtTheCallerFirst(String caller, String server) {
		assertThatExceptionOfType(BindException.class)
			.isThrownBy(() -> bind("TimeSettings",
					Map.of("tweebyte.time.caller-idle", caller, "tweebyte.time.server-idle", server)))
			.havingRootCause()
			.withMessageContaining("tweebyte.time.caller-idle must be shorter than tweebyte.time.server-idle");
	}

	@Test
	void endIdleConnectionsInTime() {
		Map<String, String> longest = Map.of("tweebyte.time.caller-idle", "1ms", "tweebyte.time.server-idle", "24d");
		assertThat(bind("TimeSettings", longest)).isNotNull();
		assertRefused("TimeSettings", "tweebyte.time.caller-idle", "0s", "must be a time from 1 ms to 24 days");
		assertRefused("TimeSettings", "tweebyte.time.server-idle", "577h", "must be a time from 1 ms to 24 days");
	}

	@ParameterizedTest
	@CsvSource({ "gateway, true", "GATEWAY, true", "off, false", "false, false" })
	void turnTokensOffOnlyWhenAskedTo(String mode, boolean on) {
		SecuritySettings settings = (SecuritySettings) bind("SecuritySettings", Map.of("tweebyte.security.mode", mode));
		assertThat(settings.isOn()).isEqualTo(on);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "0123456789012345678901234567890", "ä234567890123456789012345678901" })
	void needASecretInZeroTrust(String secret) {
		Map<String, String> settings = Map.of("tweebyte.security.mode", "zero-trust",
				"tweebyte.security.service-secret", secret);
		boolean enough = secret.getBytes(StandardCharsets.UTF_8).length >= 32;
		if (enough) {
			assertThat(bind("SecuritySettings", settings))
				.hasToString("SecuritySettings[mode=ZERO_TRUST, allowedHosts=[]]");
		}
		else {
			assertThatExceptionOfType(BindException.class).isThrownBy(() -> bind("SecuritySettings", settings))
				.havingRootCause()
				.withMessage("tweebyte.security.service-secret must have at least 32 bytes for "
						+ "tweebyte.security.mode=zero-trust.");
		}
	}

	@Test
	void needNoSecretOtherwise() {
		assertThat(bind("SecuritySettings", Map.of("tweebyte.security.service-secret", "short"))).isNotNull();
		assertRefused("SecuritySettings", "tweebyte.security.mode", "zero-trust", "tweebyte.security.service-secret");
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
		assertRefused("SecuritySettings", "tweebyte.security.allowed-hosts", host, "must be host names such as");
	}

	@ParameterizedTest
	@CsvSource({ "CacheSettings, user-summary, 0s", "CleanupSettings, batch, 0", "DatabaseSettings, port, 0",
			"FollowSettings, limit, 0", "LimitSettings, body, 1B", "LoginSettings, pair-failures, 0",
			"MentionSettings, period, 0s", "PasswordSettings, cost, 3", "PopularSettings, first-delay, -1s",
			"PrivacySettings, batch, 1001", "RateSettings, burst, 0", "SecuritySettings, allowed-hosts, *",
			"ServiceAddresses, user, localhost", "TimeSettings, call, 0s", "TokenSettings, lifetime, 0s" })
	void stopTheStart(String type, String name, String value) {
		new ApplicationContextRunner().withUserConfiguration(AllSettings.class)
			.withPropertyValues(REQUIRED.entrySet().stream().map(Object::toString).toArray(String[]::new))
			.withPropertyValues(prefix(type) + "." + name + "=" + value)
			.run(context -> assertThat(description(context.getStartupFailure()))
				.containsPattern("Reason: (java.lang.IllegalArgumentException: tweebyte\\.[a-z.]+ )?must be "));
	}

	private static void assertRefused(String type, String property, String value, String... reasons) {
		assertThatExceptionOfType(BindException.class).as(property + "=" + value)
			.isThrownBy(() -> bind(type, Map.of(property, value)))
			.satisfies(failure -> assertThat(description(failure)).contains(reasons)
				.satisfies(text -> assertThat(relaxed(text)).contains(relaxed(property))));
	}

	/** What Spring Boot prints when an application fails to start. */
	private static String description(Throwable failure) {
		return ANALYZERS.stream()
			.map(analyzer -> analyzer.analyze(failure))
			.filter(Objects::nonNull)
			.findFirst()
			.orElseThrow()
			.getDescription();
	}

	private static String relaxed(String property) {
		return property.replace("-", "").toLowerCase(Locale.ROOT);
	}

	private static Object bind(String type, Map<String, String> properties) {
		Map<String, String> all = new HashMap<>(REQUIRED);
		all.putAll(properties);
		return new Binder(new MapConfigurationPropertySource(all)).bindOrCreate(prefix(type),
				Bindable.of(settings(type)), new ValidationBindHandler(VALIDATOR));
	}

	private static String prefix(String type) {
		return settings(type).getAnnotation(ConfigurationProperties.class).value();
	}

	private static Class<?> settings(String type) {
		try {
			return Class
				.forName(SettingsTests.class.getPackageName() + "." + (isOfTask(type) ? "TaskSettings$" : "") + type);
		}
		catch (ClassNotFoundException ex) {
			throw new IllegalArgumentException(ex);
		}
	}

	private static boolean isOfTask(String type) {
		return Arrays.stream(TaskSettings.class.getDeclaredClasses())
			.anyMatch(settings -> settings.getSimpleName().equals(type));
	}

	@Configuration(proxyBeanMethods = false)
	@EnableConfigurationProperties({ CacheSettings.class, CleanupSettings.class, DatabaseSettings.class,
			FollowSettings.class, LimitSettings.class, LoginSettings.class, MentionSettings.class,
			PasswordSettings.class, PopularSettings.class, PrivacySettings.class, RateSettings.class,
			SecuritySettings.class, ServiceAddresses.class, TimeSettings.class, TokenSettings.class })
	static class AllSettings {

	}

}
