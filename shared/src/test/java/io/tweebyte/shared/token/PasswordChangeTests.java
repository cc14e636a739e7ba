package io.tweebyte.shared.token;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class PasswordChangeTests {

	private static final JsonMapper JSON = ContractJson.mapper();

	private static final Instant NOW = Instant.parse("2026-11-21T03:04:05.600001Z");

	private static final PasswordChange CHANGE = new PasswordChange(
			UUID.fromString("0197a3c4-0000-7000-8000-000000000001"), NOW);

	private static final String TEXT = "{\"id\":\"0197a3c4-0000-7000-8000-000000000001\",\"changed_at\":\"2026-11-21T03:04:05.600001Z\"}";

	@Test
	void datesAChangeASecondAfterTheLastAtLeast() {
		assertThat(PasswordChange.date(NOW, null)).isEqualTo(NOW);
		assertThat(PasswordChange.date(NOW, NOW.minusSeconds(5))).isEqualTo(NOW);
		assertThat(PasswordChange.date(NOW, NOW.minusMillis(300))).isEqualTo(NOW.plusMillis(700));
		assertThat(PasswordChange.date(NOW, NOW.plusSeconds(3))).isEqualTo(NOW.plusSeconds(4));
	}

	@Test
	void datesATokenAfterTheSecondOfTheLastChange() {
		Instant next = Instant.parse("2026-11-21T03:04:06Z");
		assertThat(CHANGE.firstToken()).isEqualTo(next);
		assertThat(PasswordChange.dateToken(NOW, null)).isEqualTo(NOW);
		assertThat(PasswordChange.dateToken(NOW.plusMillis(1), NOW)).isEqualTo(next);
		assertThat(PasswordChange.dateToken(NOW.minusSeconds(9), NOW)).isEqualTo(next);
		assertThat(PasswordChange.dateToken(NOW.plusSeconds(9), NOW)).isEqualTo(NOW.plusSeconds(9));
	}

	@Test
	void isWrittenAndReadAsJson() {
		assertThat(JSON.writeValueAsString(CHANGE)).isEqualTo(TEXT);
		assertThat(PasswordChange.read(JSON, TEXT)).contains(CHANGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "null", "{}", "[]", "1", "{\"id\":\"x\"}",
			"{\"id\":\"0197a3c4-0000-7000-8000-000000000001\"}", "{\"changed_at\":\"2026-11-21T03:04:05.600001Z\"}",
			"{\"id\":\"0197a3c4-0000-7000-8000-000000000001\",\"changed_at\":\"now\"}" })
	void refusesWhatIsMalformed(String text) {
		assertThat(PasswordChange.read(JSON, text)).isEmpty();
	}

}
