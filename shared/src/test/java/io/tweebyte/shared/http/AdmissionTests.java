package io.tweebyte.shared.http;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.http.Admission.Admitted;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.SecuritySettings.Mode;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class AdmissionTests {

	private static final UUID USER = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	private static final String TOKEN = new TokenIssuer(SigningKey.generate(), Duration.ofHours(1), Clock.systemUTC())
		.issue(USER);

	private final Head head = new Head();

	@Test
	void letsARequestIn() {
		this.head.token().put("traceparent", "00-1-2-03").put("X-Forwarded-For", "203.0.113.7");
		Admitted admitted = admit(Mode.ON);
		assertThat(admitted.operation().template()).isEqualTo("/users/{userId}");
		assertThat(admitted.path().segments()).containsExactly("users", USER.toString());
		assertThat(admitted.readsBody()).isFalse();
		Caller caller = admitted.caller();
		assertThat(caller.userId()).isEqualTo(USER);
		assertThat(caller.anybody()).isFalse();
		assertThat(caller.authorization()).isEqualTo("Bearer " + TOKEN);
		assertThat(caller.requestId()).isEqualTo("request");
		assertThat(caller.traceparent()).isEqualTo("00-1-2-03");
		assertThat(caller.address()).isEqualTo("203.0.113.7");
		assertThat(caller.deadline().remaining()).isBetween(Duration.ofMillis(500), Duration.ofMillis(2500));
	}

	@Test
	void readsWhatTheCallerHasLeft() {
		this.head.token().put("X-Deadline-Millis", "100");
		assertThat(admit(Mode.ON).caller().deadline().remaining()).isLessThanOrEqualTo(Duration.ofMillis(100));
	}

	@Test
	void believesTheNearestAddressAlone() {
		this.head.token().put("X-Forwarded-For", "198.51.100.1").put("X-Forwarded-For", "203.0.113.7");
		assertThat(admit(Mode.ON).caller().address()).isEqualTo("203.0.113.7");
	}

	@Test
	void takesTheAddressOfTheConnectionWithoutAGateway() {
		this.head.token();
		assertThat(admit(Mode.ON).caller().address()).isEqualTo("127.0.0.9");
	}

	@Test
	void looksAtTheTokenFirst() {
		this.head.path = "/nothing;x";
		assertKind(ErrorKind.UNAUTHENTICATED);
		this.head.put("Authorization", "Bearer x");
		assertKind(ErrorKind.UNAUTHENTICATED);
	}

	@Test
	void looksAtTheRouteSecond() {
		everythingWrong();
		this.head.token();
		this.head.path = "/nothing";
		assertKind(ErrorKind.NOT_FOUND);
		this.head.path = "/users/" + USER;
		this.head.method = "PATCH";
		assertKind(ErrorKind.METHOD_NOT_ALLOWED);
	}

	@Test
	void looksAtTheSizeThird() {
		everythingWrong();
		this.head.token();
		assertKind(ErrorKind.CONTENT_TOO_LARGE);
	}

	@Test
	void looksAtTheMediaTypesFourth() {
		everythingWrong();
		this.head.token().remove("Content-Length").put("Content-Length", "1048576");
		assertKind(ErrorKind.UNSUPPORTED_MEDIA_TYPE);
		this.head.remove("Content-Length").put("Content-Length", "0");
		assertKind(ErrorKind.NOT_ACCEPTABLE);
	}

	@Test
	void looksAtPathAndQueryFifth() {
		everythingWrong();
		this.head.token().remove("Content-Length").remove("Accept");
		assertThat(failure(Mode.ON)).hasMessage(Sentences.MALFORMED_QUERY);
		this.head.path = "/users/../x";
		assertThat(failure(Mode.ON)).hasMessage(Sentences.MALFORMED_PATH);
	}

	@Test
	void knowsABodyOfUnknownLength() {
		this.head.token().put("Transfer-Encoding", "chunked");
		assertKind(ErrorKind.UNSUPPORTED_MEDIA_TYPE);
	}

	@Test
	void needsNoTokenWhereTheContractSaysSo() {
		this.head.method = "POST";
		this.head.path = "/auth/login";
		this.head.put("Content-Type", "application/json").put("Authorization", "rubbish");
		Admitted admitted = admit(Mode.ON);
		assertThat(admitted.readsBody()).isTrue();
		assertThat(admitted.caller().userId()).isNull();
		assertThat(admitted.caller().authorization()).isNull();
		assertThat(admitted.caller().anybody()).isFalse();
	}

	@Test
	void servesInternalOperationsWithoutToken() {
		this.head.method = "POST";
		this.head.path = "/internal/users/summaries";
		assertThat(admit(Mode.ON).operation().template()).isEqualTo("/internal/users/summaries");
	}

	@Test
	void asksForNoTokenWhenTokensAreOff() {
		Caller caller = admit(Mode.OFF).caller();
		assertThat(caller.anybody()).isTrue();
		assertThat(caller.userId()).isNull();
		this.head.put("Authorization", "rubbish");
		assertThat(admit(Mode.OFF).caller().authorization()).isNull();
		this.head.path = "/nothing";
		assertThat(failure(Mode.OFF).kind()).isEqualTo(ErrorKind.NOT_FOUND);
	}

	private void everythingWrong() {
		this.head.query = "%zz";
		this.head.put("Content-Length", "1048577").put("Content-Type", "text/plain").put("Accept", "text/html");
	}

	private void assertKind(ErrorKind kind) {
		assertThat(failure(Mode.ON).kind()).isEqualTo(kind);
	}

	private ContractException failure(Mode mode) {
		return catchThrowableOfType(ContractException.class, () -> admit(mode));
	}

	private Admitted admit(Mode mode) {
		Binder binder = new Binder(new MapConfigurationPropertySource(Map.of()));
		Admission admission = new Admission(Service.USER, new SecuritySettings(mode, List.of()),
				binder.bindOrCreate("tweebyte.limits", LimitSettings.class),
				binder.bindOrCreate("tweebyte.time", TimeSettings.class));
		return admission.admit(this.head, "request");
	}

	private static final class Head implements RequestView {

		private final Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

		private String method = "GET";

		private String path = "/users/" + USER;

		private String query;

		private Head put(String name, String value) {
			this.headers.computeIfAbsent(name, key -> new ArrayList<>()).add(value);
			return this;
		}

		private Head remove(String name) {
			this.headers.remove(name);
			return this;
		}

		private Head token() {
			return put("Authorization", "Bearer " + TOKEN);
		}

		@Override
		public String method() {
			return this.method;
		}

		@Override
		public String path() {
			return this.path;
		}

		@Override
		public String query() {
			return this.query;
		}

		@Override
		public List<String> headers(String name) {
			return this.headers.getOrDefault(name, List.of());
		}

		@Override
		public String remoteAddress() {
			return "127.0.0.9";
		}

	}

}
