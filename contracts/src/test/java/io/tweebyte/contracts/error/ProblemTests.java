package io.tweebyte.contracts.error;

import java.time.Instant;
import java.util.List;

import io.tweebyte.contracts.json.ContractJson;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ProblemTests {

	private static final Instant TIME = Instant.parse("2026-11-21T03:04:05.1234567Z");

	@Test
	void isWrittenAsTheContractSays() {
		ApiException failure = ApiException
			.invalid(List.of(new FieldError("b", "is required."), new FieldError("a", "is \"odd\".")));
		assertThat(json(Problem.of(failure, "/users/%41/", TIME))).isEqualTo("""
				{"type":"about:blank","title":"Bad Request","status":400,\
				"detail":"The request has fields that are not valid; see errors.","instance":"/users/%41/",\
				"timestamp":"2026-11-21T03:04:05.123456Z",\
				"errors":[{"field":"a","message":"is \\"odd\\"."},{"field":"b","message":"is required."}]}""");
	}

	@Test
	void leavesErrorsOutWhenNoFieldIsToBlame() {
		assertThat(json(Problem.of(ApiException.notFound("Nothing."), "/", TIME))).isEqualTo("""
				{"type":"about:blank","title":"Not Found","status":404,"detail":"Nothing.","instance":"/",\
				"timestamp":"2026-11-21T03:04:05.123456Z"}""");
	}

	@Test
	void hasTheMediaTypeOfRfc9457() {
		assertThat(Problem.MEDIA_TYPE).isEqualTo("application/problem+json");
	}

	private static String json(Problem problem) {
		return ContractJson.mapper().writeValueAsString(problem);
	}

}
