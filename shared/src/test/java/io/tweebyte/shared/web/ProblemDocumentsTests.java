package io.tweebyte.shared.web;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.FieldError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ProblemDocumentsTests {

	private static final Instant TIME = Instant.parse("2026-11-21T03:04:05.1234567Z");

	private final ProblemDocuments problems = new ProblemDocuments(Clock.fixed(TIME, ZoneOffset.UTC)) {
	};

	@Test
	void isWrittenAsTheContractSays() {
		ApiException failure = ApiException
			.invalid(List.of(new FieldError("b", "is required."), new FieldError("a", "is \"odd\".")));
		assertThat(json(failure, "/users/%41/")).isEqualTo("""
				{"type":"about:blank","title":"Bad Request","status":400,\
				"detail":"The request has fields that are not valid; see errors.","instance":"/users/%41/",\
				"timestamp":"2026-11-21T03:04:05.123456Z",\
				"errors":[{"field":"a","message":"is \\"odd\\"."},{"field":"b","message":"is required."}]}""");
	}

	@Test
	void leavesErrorsOutWhenNoFieldIsToBlame() {
		assertThat(json(ApiException.notFound("Nothing."), "/")).isEqualTo("""
				{"type":"about:blank","title":"Not Found","status":404,"detail":"Nothing.","instance":"/",\
				"timestamp":"2026-11-21T03:04:05.123456Z"}""");
	}

	@ParameterizedTest
	@CsvSource({ "BAD_REQUEST, 400, Bad Request", "UNAUTHENTICATED, 401, Unauthorized", "FORBIDDEN, 403, Forbidden",
			"NOT_FOUND, 404, Not Found", "METHOD_NOT_ALLOWED, 405, Method Not Allowed",
			"NOT_ACCEPTABLE, 406, Not Acceptable", "CONFLICT, 409, Conflict",
			"PRECONDITION_FAILED, 412, Precondition Failed", "CONTENT_TOO_LARGE, 413, Content Too Large",
			"UNSUPPORTED_MEDIA_TYPE, 415, Unsupported Media Type", "TOO_MANY_REQUESTS, 429, Too Many Requests",
			"INTERNAL, 500, Internal Server Error", "SERVICE_UNAVAILABLE, 503, Service Unavailable" })
	void carryTheStatusPhrase(ErrorKind kind, int status, String title) {
		assertThat(kind.status()).isEqualTo(status);
		assertThat(json(new ApiException(kind, "Why."), "/")).contains("\"title\":\"" + title + "\"");
	}

	private String json(ApiException failure, String path) {
		return new String(this.problems.bytes(failure, path), StandardCharsets.UTF_8);
	}

}
