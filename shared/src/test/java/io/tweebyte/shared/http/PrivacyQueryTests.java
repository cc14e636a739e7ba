package io.tweebyte.shared.http;

import java.util.UUID;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PrivacyQueryTests {

	private static final UUID ID = UUID.fromString("0197a3c4-0000-7000-8000-00000000000f");

	@Test
	void isWrittenAsAQuery() {
		assertThat(new PrivacyQuery(7L, ID, 20).encode())
			.isEqualTo("after=7&after_id=0197a3c4-0000-7000-8000-00000000000f&limit=20");
		assertThat(new PrivacyQuery(999_999_999_999_999_999L, ID, 1000).encode())
			.startsWith("after=999999999999999999&");
	}

	@Test
	void beginsBeforeTheFirstChange() {
		assertThat(new PrivacyQuery(null, null, null)).isEqualTo(new PrivacyQuery(0L, new UUID(0, 0), 1000));
	}

}
