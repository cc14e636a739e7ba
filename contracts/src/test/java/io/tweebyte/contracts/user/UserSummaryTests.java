package io.tweebyte.contracts.user;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class UserSummaryTests {

	@Test
	void isWrittenInTheContractsOrderAndReadBack() {
		UserSummary summary = new UserSummary(UUID.fromString("0197a3c4-0000-7000-8000-000000000001"), "Ada", false,
				Instant.parse("2026-11-21T03:04:05Z"));
		String json = ContractJson.mapper().writeValueAsString(summary);
		assertThat(json).isEqualTo("""
				{"id":"0197a3c4-0000-7000-8000-000000000001","user_name":"Ada","is_private":false,\
				"created_at":"2026-11-21T03:04:05.000000Z"}""");
		assertThat(ContractJson.mapper().readValue(json, UserSummary.class)).isEqualTo(summary);
	}

}
