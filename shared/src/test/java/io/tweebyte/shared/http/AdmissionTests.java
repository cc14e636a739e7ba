package io.tweebyte.shared.http;

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
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class AdmissionTests {

	private static final UUID USER = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	private final Head head = new Head();

	@Test
	void letsARequestIn() {
		Admitted admitted = admit();
		assertThat(admitted.operation().template()).isEqualTo("/users/{userId}");
		assertThat(admitted.path().segments()).containsExactly("users", USER.toString());
		assertThat(admitted.readsBody()).isFalse();
	}

	@Test
	void looksAtThePathFirst() {
		everythingWrong();
		this.head.path = "/users/../x";
		assertThat(failure()).hasMessage(Sentences.MALFORMED_PATH);
	}

	@Test
	void looksAtTheRouteSecond() {
		everythingWrong();
		this.head.path = "/nothing";
		assertKind(ErrorKind.NOT_FOUND);
		this.head.path = "/users/" + USER;
		this.head.method = "PATCH";
		assertKind(ErrorKind.METHOD_NOT_ALLOWED);
	}

	@Test
	void looksAtTheSizeThird() {
		everythingWrong();
		assertKind(ErrorKind.CONTENT_TOO_LARGE);
	}

	@Test
	void looksAtTheMediaTypesFourth() {
		everythingWrong();
		this.head.remove("Content-Length").put("Content-Length", "1048576");
		assertKind(ErrorKind.UNSUPPORTED_MEDIA_TYPE);
		this.head.remove("Content-Length").put("Content-Length", "0");
		assertKind(ErrorKind.NOT_ACCEPTABLE);
	}

	@Test
	void looksAtTheQueryFifth() {
		everythingWrong();
		this.head.remove("Content-Length").remove("Accept");
		assertThat(failure()).hasMessage(Sentences.MALFORMED_QUERY);
	}

	@Test
	void knowsABodyOfUnknownLength() {
		this.head.put("Transfer-Encoding", "chunked");
		assertKind(ErrorKind.UNSUPPORTED_MEDIA_TYPE);
	}

	@Test
	void knowsWhichOperationsReadABody() {
		this.head.method = "POST";
		this.head.path = "/auth/login";
		this.head.put("Content-Type", "application/json");
		assertThat(admit().readsBody()).isTrue();
	}

	private void everythingWrong() {
		this.head.query = "%zz";
		this.head.put("Content-Length", "1048577").put("Content-Type", "text/plain").put("Accept", "text/html");
	}

	private void assertKind(ErrorKind kind) {
		assertThat(failure().kind()).isEqualTo(kind);
	}

	private ContractException failure() {
		return catchThrowableOfType(ContractException.class, this::admit);
	}

	private Admitted admit() {
		Binder binder = new Binder(new MapConfigurationPropertySource(Map.of()));
		Admission admission = new Admission(Service.USER, binder.bindOrCreate("tweebyte.limits", LimitSettings.class));
		return admission.admit(this.head);
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
