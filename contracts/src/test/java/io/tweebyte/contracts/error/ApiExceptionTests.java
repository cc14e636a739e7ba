package io.tweebyte.contracts.error;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

class ApiExceptionTests {

	private static List<Arguments> failures() {
		return List.of(arguments(ApiException.badRequest("x"), 400, null, null),
				arguments(ApiException.tokenMissing(), 401, "WWW-Authenticate", "Bearer"),
				arguments(ApiException.tokenInvalid(), 401, "WWW-Authenticate", "Bearer error=\"invalid_token\""),
				arguments(ApiException.loginRefused(), 401, "WWW-Authenticate", "Bearer"),
				arguments(ApiException.forbidden("x"), 403, null, null),
				arguments(ApiException.notFound("x"), 404, null, null),
				arguments(ApiException.methodNotAllowed("GET, HEAD"), 405, "Allow", "GET, HEAD"),
				arguments(ApiException.conflict(List.of(new FieldError("a", "b"))), 409, null, null),
				arguments(ApiException.tooManyRequests(7), 429, "Retry-After", "7"),
				arguments(ApiException.unavailable("x"), 503, "Retry-After", "1"),
				arguments(new ApiException(ErrorKind.CONTENT_TOO_LARGE, "x"), 413, null, null));
	}

	@ParameterizedTest
	@MethodSource("failures")
	void knowsStatusAndHeadersOfTheResponse(ApiException failure, int status, String header, String value) {
		assertThat(failure.kind().status()).isEqualTo(status);
		assertThat(failure.getMessage()).isNotBlank();
		if (header != null) {
			assertThat(failure.headers()).isEqualTo(Map.of(header, value));
		}
		else {
			assertThat(failure.headers()).isEmpty();
		}
	}

	@ParameterizedTest
	@MethodSource("failures")
	void survivesSerialisation(ApiException failure) throws Exception {
		ApiException copy = copy(failure);
		assertThat(copy.kind()).isEqualTo(failure.kind());
		assertThat(copy.errors()).isEqualTo(failure.errors());
		assertThat(copy.headers()).isEqualTo(failure.headers());
		assertThat(copy).hasMessage(failure.getMessage());
	}

	@Test
	void sortsErrorsByFieldThenMessage() {
		ApiException failure = ApiException
			.invalid(List.of(new FieldError("b", "1"), new FieldError("a", "2"), new FieldError("a", "1")));
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure).hasMessage(Messages.INVALID_FIELDS);
		assertThat(failure.errors()).containsExactly(new FieldError("a", "1"), new FieldError("a", "2"),
				new FieldError("b", "1"));
	}

	@Test
	void refusesALogInInWordsThatTellNothing() {
		assertThat(ApiException.loginRefused()).hasMessage(Messages.LOGIN_REFUSED);
	}

	@Test
	void blamesOneField() {
		assertThat(ApiException.invalid("a", "b").errors()).containsExactly(new FieldError("a", "b"));
	}

	@ParameterizedTest
	@CsvSource({ "-1, 1", "0, 1", "1, 1", "900, 900" })
	void neverTellsAClientToComeBackAtOnce(long seconds, String header) {
		assertThat(ApiException.tooManyRequests(seconds).headers()).containsEntry("Retry-After", header);
	}

	@Test
	void cannotBeChanged() {
		List<FieldError> errors = new ArrayList<>(List.of(new FieldError("a", "b")));
		ApiException failure = ApiException.conflict(errors);
		errors.clear();
		assertThat(failure.errors()).hasSize(1);
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> failure.errors().clear());
		assertThatExceptionOfType(UnsupportedOperationException.class)
			.isThrownBy(() -> ApiException.tokenMissing().headers().clear());
	}

	@Test
	void costsNoStackTrace() {
		ApiException failure = ApiException.tokenMissing();
		failure.addSuppressed(new IllegalStateException());
		assertThat(failure.getStackTrace()).isEmpty();
		assertThat(failure.getSuppressed()).isEmpty();
	}

	private static ApiException copy(ApiException failure) throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
			out.writeObject(failure);
		}
		try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
			return (ApiException) in.readObject();
		}
	}

}
