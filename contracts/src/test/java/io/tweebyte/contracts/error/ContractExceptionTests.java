package io.tweebyte.contracts.error;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

class ContractExceptionTests {

	private static List<Arguments> failures() {
		return List.of(arguments(ContractException.badRequest("x"), 400, null, null),
				arguments(ContractException.tokenMissing(), 401, "WWW-Authenticate", "Bearer"),
				arguments(ContractException.tokenInvalid(), 401, "WWW-Authenticate", "Bearer error=\"invalid_token\""),
				arguments(ContractException.loginRefused(), 401, "WWW-Authenticate", "Bearer"),
				arguments(ContractException.forbidden("x"), 403, null, null),
				arguments(ContractException.notFound("x"), 404, null, null),
				arguments(ContractException.methodNotAllowed("GET, HEAD"), 405, "Allow", "GET, HEAD"),
				arguments(ContractException.conflict(List.of(new FieldError("a", "b"))), 409, null, null),
				arguments(ContractException.tooManyRequests(7), 429, "Retry-After", "7"),
				arguments(ContractException.unavailable("x"), 503, "Retry-After", "1"),
				arguments(new ContractException(ErrorKind.CONTENT_TOO_LARGE, "x"), 413, null, null));
	}

	@ParameterizedTest
	@MethodSource("failures")
	void knowsStatusAndHeadersOfTheAnswer(ContractException failure, int status, String header, String value) {
		assertThat(failure.kind().status()).isEqualTo(status);
		assertThat(failure.getMessage()).isNotBlank();
		if (header != null) {
			assertThat(failure.headers()).containsExactly(new ContractException.Header(header, value));
			assertThat(failure.header(header.toLowerCase())).contains(value);
		}
		else {
			assertThat(failure.headers()).isEmpty();
		}
		assertThat(failure.header("X-Other")).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("failures")
	void survivesSerialisation(ContractException failure) throws Exception {
		ContractException copy = copy(failure);
		assertThat(copy.kind()).isEqualTo(failure.kind());
		assertThat(copy.errors()).isEqualTo(failure.errors());
		assertThat(copy.headers()).isEqualTo(failure.headers());
		assertThat(copy).hasMessage(failure.getMessage());
	}

	@Test
	void sortsErrorsByFieldThenMessage() {
		ContractException failure = ContractException
			.invalid(List.of(new FieldError("b", "1"), new FieldError("a", "2"), new FieldError("a", "1")));
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure).hasMessage(Sentences.INVALID_FIELDS);
		assertThat(failure.errors()).containsExactly(new FieldError("a", "1"), new FieldError("a", "2"),
				new FieldError("b", "1"));
	}

	@Test
	void refusesALogInInWordsThatTellNothing() {
		assertThat(ContractException.loginRefused()).hasMessage(Sentences.LOGIN_REFUSED);
	}

	@Test
	void blamesOneField() {
		assertThat(ContractException.invalid("a", "b").errors()).containsExactly(new FieldError("a", "b"));
	}

	@ParameterizedTest
	@CsvSource({ "-1, 1", "0, 1", "1, 1", "900, 900" })
	void neverTellsAClientToComeBackAtOnce(long seconds, String header) {
		assertThat(ContractException.tooManyRequests(seconds).header("Retry-After")).contains(header);
	}

	@Test
	void cannotBeChanged() {
		List<FieldError> errors = new ArrayList<>(List.of(new FieldError("a", "b")));
		ContractException failure = ContractException.conflict(errors);
		errors.clear();
		assertThat(failure.errors()).hasSize(1);
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> failure.errors().clear());
		assertThatExceptionOfType(UnsupportedOperationException.class)
			.isThrownBy(() -> ContractException.tokenMissing().headers().clear());
	}

	@Test
	void costsNoStackTrace() {
		ContractException failure = ContractException.tokenMissing();
		failure.addSuppressed(new IllegalStateException());
		assertThat(failure.getStackTrace()).isEmpty();
		assertThat(failure.getSuppressed()).isEmpty();
	}

	private static ContractException copy(ContractException failure) throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
			out.writeObject(failure);
		}
		try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
			return (ContractException) in.readObject();
		}
	}

}
