package io.tweebyte.shared.call;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.contracts.error.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class CallResponseTests {

	private static final Call CALL = Call.get("/ids");

	private static final Class<UUID[]> IDS = UUID[].class;

	private static final UUID ID = new UUID(1, 2);

	@Test
	void isReadAsTheRequestedType() {
		assertThat(respond(200, "[\"" + ID + "\"]").read(CALL, IDS)).containsExactly(ID);
		assertThat(respond(200, "[]").read(CALL, IDS)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "null", "{}", "[1]", "[\"secret\"]", "[", "[]]", "<html>secret</html>", "[[]]" })
	void failsWhenItIsMalformed(String body) {
		assertThatExceptionOfType(CallFailedException.class).isThrownBy(() -> respond(200, body).read(CALL, IDS))
			.withMessage("GET /ids failed: its response is malformed")
			.withNoCause()
			.isNotInstanceOf(CallRefusedException.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 400, 401, 403, 404, 429, 499 })
	void isRefusedByAHealthyService(int status) {
		assertThatExceptionOfType(CallRefusedException.class).isThrownBy(() -> respond(status, "[]").read(CALL, IDS))
			.withMessage("GET /ids was refused: " + status)
			.matches((refused) -> refused.status() == status);
	}

	@Test
	void isRefusedByABusyService() {
		assertThatExceptionOfType(CallRefusedException.class)
			.isThrownBy(() -> respond(503, "{\"detail\":\"" + Messages.BUSY + "\"}").read(CALL, IDS))
			.withMessage("GET /ids was refused: 503")
			.matches((refused) -> refused.status() == 503);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{", "null", "[]", "{}", "{\"detail\":null}", "{\"detail\":[]}",
			"{\"detail\":\"" + Messages.TOO_SLOW + "\"}", "{\"detail\":\"" + Messages.SERVICE_UNAVAILABLE + "\"}",
			"{\"detail\":\"" + Messages.DATABASE_UNAVAILABLE + "\"}" })
	void failsWhenTheServiceIsUnavailable(String body) {
		assertThatExceptionOfType(CallFailedException.class).isThrownBy(() -> respond(503, body).read(CALL, IDS))
			.withMessage("GET /ids failed: 503")
			.isNotInstanceOf(CallRefusedException.class);
	}

	@Test
	void failsWithAnotherStatusWhateverTheBodySays() {
		assertThatExceptionOfType(CallFailedException.class)
			.isThrownBy(() -> respond(500, "{\"detail\":\"" + Messages.BUSY + "\"}").read(CALL, IDS))
			.isNotInstanceOf(CallRefusedException.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 100, 201, 204, 301, 304, 399, 500, 503, 599 })
	void failsWithAnyOtherStatus(int status) {
		assertThatExceptionOfType(CallFailedException.class).isThrownBy(() -> respond(status, "[]").read(CALL, IDS))
			.withMessage("GET /ids failed: " + status)
			.isNotInstanceOf(CallRefusedException.class);
	}

	@Test
	void tellsTheKindOfCauseAndNothingElse() {
		assertThat(CallResponse.failure(CALL, new IOException("secret"))).hasMessage("GET /ids failed: IOException")
			.hasNoCause();
	}

	private static CallResponse respond(int status, String body) {
		return new CallResponse(status, body.getBytes(StandardCharsets.UTF_8));
	}

}
