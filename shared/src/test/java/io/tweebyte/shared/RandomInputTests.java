package io.tweebyte.shared;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;

import com.nimbusds.jose.util.Base64URL;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserUpdate;
import io.tweebyte.contracts.validation.SearchTerm;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.api.RequestPath;
import io.tweebyte.shared.binding.FormFields;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.ExpectedVersions;
import io.tweebyte.shared.http.HeaderRules;
import io.tweebyte.shared.http.RequestHead;
import io.tweebyte.shared.http.RequestLog;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import io.tweebyte.shared.token.TokenProblems;
import io.tweebyte.shared.token.TokenRules;
import io.tweebyte.shared.web.ValidationFailures;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Whatever a client sends ends as data or as an error of the contract, never as a failure
 * of our own. The inputs are random but the same in every run.
 */
class RandomInputTests {

	private static final int ROUNDS = 1_000;

	private static final JsonMapper JSON = ContractJson.mapper();

	private static final Validator VALIDATOR = Validation.buildDefaultValidatorFactory().getValidator();

	private static final List<String> PIECES = List.of("/", "//", "..", ".", "%", "%2e", "%2F", "%00", "%25", "%5C",
			"%3B", "%C3%A9", "%FF", "%ED%A0%80", "%C0%AF", ";", "?", "#", "&", "=", "+", "\\", "\"", "'", "{", "}", "[",
			"]", ":", ",", "<", ">", " ", "\t", "\r\n", "\u0000", "\u007f", "\u00e9", "e\u0301", "\ud83d\ude00",
			"\ud83d", "\ude00", "\u202e", "\u0130", "user-service", "users", "tweets", "search", "auth", "login",
			"application/json", "*/*", "q=0", "charset=utf-8", "boundary=x", "--x", "null", "true", "-1", "1e999",
			"1001", "0", "Bearer ", "eyJ", "user_name", "userName", "email", "password", "isPrivate", "ids", "\\u0000",
			"\\ud83d", "a@b.c", "31/12/1990", "0197a3c4-0000-7000-8000-000000000001");

	private final Random random = new Random(20_261_121);

	@Test
	void pathsAndQueries() {
		assertHarmless(text -> {
			RequestPath.parse(text).ifPresent(path -> {
				assertThat(path.segments()).noneMatch(segment -> segment.contains("/") || segment.contains("\u0000")
						|| segment.isEmpty() || segment.equals(".") || segment.equals(".."));
				assertThat(path.raw()).startsWith("/").matches("[!-~]+").doesNotContain(";", "?", "#", "\\");
				assertThat(path.belowService(null)).startsWith("/");
				GatewayPaths.isInternalAtGateway(path);
				for (String method : List.of("GET", "POST", "HEAD", text)) {
					GatewayPaths.isLimited(method, path);
				}
			});
			RequestPath.isDecodable(text);
			PageQuery.isLong(text);
			allowed(() -> ExpectedVersions.parse(text));
			RequestHead.isTarget(text);
		});
	}

	@Test
	void headers() {
		assertHarmless(text -> {
			HeaderRules.passesToService(text, HeaderRules.named(List.of(text)));
			assertThat(RequestLog.takeId(text)).matches("[A-Za-z0-9._-]{1,64}");
			assertThat(Deadline.in(Duration.ofSeconds(1), text).remaining()).isLessThanOrEqualTo(Duration.ofSeconds(1));
			RequestHead.isHost(List.of(text), true);
			RequestHead.isFramed(List.of(text), List.of());
			RequestHead.isFramed(List.of(), List.of(text));
			RequestHead.isAscii(text);
		});
	}

	@Test
	void cursorsAndTerms() {
		assertHarmless(text -> {
			Cursor.decode(text, "users").ifPresent(cursor -> assertThat(cursor.encode()).isEqualTo(text));
			Cursor.decode(Base64URL.encode(text).toString(), "users");
			assertValidated(new PageQuery(null, text));
			assertValidated(new Term(text));
			assertThat(Folding.fold(Folding.fold(text))).isEqualTo(Folding.fold(text));
		});
	}

	@Test
	void tokens() {
		SigningKey key = SigningKey.generate();
		TokenIssuer issuer = new TokenIssuer(key, Duration.ofHours(1), Clock.systemUTC());
		String token = issuer.issue(new UUID(1, 2));
		NimbusJwtDecoder decoder = NimbusJwtDecoder.withJwkSource(PublicKeys.of(key)).build();
		decoder.setClaimSetConverter(TokenRules.ofClaims());
		decoder.setJwtValidator(TokenRules.ofVerified(Duration.ZERO, Clock.systemUTC()));
		assertHarmless(text -> {
			findToken(text);
			findToken("Bearer " + text);
			assertNeverVerified(text, decoder);
			assertNeverVerified(
					Base64URL.encode(text) + "." + Base64URL.encode(randomJson(3)) + "." + Base64URL.encode(text),
					decoder);
			assertNeverVerified(Base64URL.encode(randomJson(3)) + "." + Base64URL.encode(text) + ".AA", decoder);
			assertNeverVerified(changed(token), decoder);
		});
	}

	@Test
	void bodies() {
		for (int i = 0; i < ROUNDS / 2; i++) {
			byte[] bytes = randomBytes();
			byte[] json = randomJson(4).getBytes(StandardCharsets.UTF_8);
			byte[] form = (randomText() + "=" + randomText() + "&email=" + randomText())
				.getBytes(StandardCharsets.UTF_8);
			byte[] parts = ("--x\r\nContent-Disposition: form-data; name=\"email\"" + randomText() + "\r\n\r\n"
					+ randomText() + "\r\n--x--")
				.getBytes(StandardCharsets.UTF_8);
			for (byte[] body : List.of(bytes, json, form, parts, Arrays.copyOf(json, json.length / 2))) {
				assertHarmlessJson(body);
				for (String type : List.of("application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
						"multipart/form-data; " + randomText())) {
					assertHarmlessForm(type, body);
				}
			}
		}
	}

	private static void assertHarmlessJson(byte[] body) {
		allowed(() -> ifValid(read(body, LoginRequest.class), LoginRequest::toCredentials));
		allowed(() -> ifValid(read(body, UserUpdate.class), UserUpdate::toChanges));
		allowed(() -> ifValid(read(body, SummariesRequest.class), SummariesRequest::nameKeys));
	}

	private static <T> T read(byte[] body, Class<T> type) {
		try {
			return JSON.readValue(body, type);
		}
		catch (JacksonException ex) {
			throw ValidationFailures.explain(ex);
		}
	}

	private static void assertHarmlessForm(String type, byte[] body) {
		allowed(() -> {
			Map<String, String> fields = FormFields.parse(type, body, 1_048_576);
			assertThat(fields).doesNotContainKey(null).doesNotContainValue(null);
			ifValid(new RegistrationForm(fields.get("userName"), fields.get("email"), fields.get("password"),
					fields.get("biography"), null, fields.get("birthDate")), RegistrationForm::toRegistration);
		});
	}

	private static <T> void ifValid(T record, Consumer<T> use) {
		if (record != null && assertValidated(record)) {
			use.accept(record);
		}
	}

	private static boolean assertValidated(Object record) {
		Set<ConstraintViolation<Object>> violations = VALIDATOR.validate(record);
		assertThat(violations).allSatisfy((violation) -> assertThat(violation.getMessage()).isNotBlank());
		return violations.isEmpty();
	}

	private static void assertNeverVerified(String token, JwtDecoder decoder) {
		assertThatExceptionOfType(BadJwtException.class).isThrownBy(() -> decoder.decode(token));
	}

	private static void findToken(String header) {
		try {
			TokenProblems.findToken(List.of(header));
		}
		catch (OAuth2AuthenticationException ex) {
			assertThat(ex.getError().getErrorCode()).isEqualTo("invalid_token");
		}
	}

	private static void allowed(Runnable call) {
		try {
			call.run();
		}
		catch (ApiException ex) {
			assertThat(ex.kind().status()).isBetween(400, 499);
			assertThat(ex.errors()).allSatisfy(error -> assertThat(error.message()).isNotBlank());
		}
	}

	private void assertHarmless(Consumer<String> call) {
		for (int i = 0; i < ROUNDS; i++) {
			call.accept(randomText());
			call.accept("/" + randomText());
			call.accept(new String(randomBytes(), StandardCharsets.ISO_8859_1));
		}
	}

	private String changed(String token) {
		char[] text = token.toCharArray();
		int from = token.lastIndexOf('.') + 1;
		int index = this.random.nextInt(from, text.length - 1);
		text[index] = (text[index] == 'A') ? 'B' : 'A';
		return new String(text);
	}

	private String randomText() {
		StringBuilder text = new StringBuilder();
		int pieces = this.random.nextInt(12);
		for (int i = 0; i < pieces; i++) {
			text.append(PIECES.get(this.random.nextInt(PIECES.size())));
			if (this.random.nextInt(4) == 0) {
				text.append((char) this.random.nextInt(0x250));
			}
		}
		return text.toString();
	}

	private byte[] randomBytes() {
		byte[] bytes = new byte[this.random.nextInt(40)];
		this.random.nextBytes(bytes);
		return bytes;
	}

	private String randomJson(int depth) {
		return switch (this.random.nextInt((depth > 0) ? 9 : 7)) {
			case 0 -> "null";
			case 1 -> "true";
			case 2 -> Long.toString(this.random.nextLong());
			case 3 -> "1e" + this.random.nextInt(2000);
			case 4 -> "\"" + randomText().replace("\"", "") + "\"";
			case 5 -> "\"" + randomKey() + "\"";
			case 6 -> "{\"" + randomKey() + "\":\"" + randomKey() + "\"}";
			case 7 -> "[" + randomJson(depth - 1) + "," + randomJson(depth - 1) + "]";
			default -> "{\"" + randomKey() + "\":" + randomJson(depth - 1) + ",\"" + randomKey() + "\":"
					+ randomJson(depth - 1) + "}";
		};
	}

	private String randomKey() {
		List<String> keys = List.of("email", "password", "user_name", "userName", "is_private", "birth_date", "ids",
				"names", "alg", "typ", "kid", "kty", "n", "e", "crit", "b64", "jwk", "exp", "nbf", "sub", "user_id",
				"iss", "aud", "RS256", "RSA", "JWT", "AQAB", "a@b.c");
		return keys.get(this.random.nextInt(keys.size()));
	}

	private record Term(@SearchTerm String value) {
	}

}
