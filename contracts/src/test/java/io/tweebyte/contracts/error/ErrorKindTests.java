package io.tweebyte.contracts.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ErrorKindTests {

	@ParameterizedTest
	@CsvSource({ "BAD_REQUEST, 400, Bad Request", "UNAUTHENTICATED, 401, Unauthorized", "FORBIDDEN, 403, Forbidden",
			"NOT_FOUND, 404, Not Found", "METHOD_NOT_ALLOWED, 405, Method Not Allowed",
			"NOT_ACCEPTABLE, 406, Not Acceptable", "CONFLICT, 409, Conflict",
			"PRECONDITION_FAILED, 412, Precondition Failed", "CONTENT_TOO_LARGE, 413, Content Too Large",
			"UNSUPPORTED_MEDIA_TYPE, 415, Unsupported Media Type", "TOO_MANY_REQUESTS, 429, Too Many Requests",
			"INTERNAL, 500, Internal Server Error", "SERVICE_UNAVAILABLE, 503, Service Unavailable" })
	void carriesTheStatusPhrase(ErrorKind kind, int status, String title) {
		assertThat(kind.status()).isEqualTo(status);
		assertThat(kind.title()).isEqualTo(title);
	}

	@Test
	void hasAStatusOfItsOwn() {
		assertThat(ErrorKind.values()).extracting(ErrorKind::status).doesNotHaveDuplicates().isSorted();
	}

}
