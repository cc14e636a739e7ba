package io.tweebyte.shared.web;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.FieldError;
import org.junit.jupiter.api.Test;

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

	private String json(ApiException failure, String path) {
		return new String(this.problems.bytes(failure, path), StandardCharsets.UTF_8);
	}

}
