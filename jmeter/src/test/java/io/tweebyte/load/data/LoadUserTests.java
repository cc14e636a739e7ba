package io.tweebyte.load.data;

import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.token.SigningKey;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LoadUserTests {

	@Test
	void issuesATokenForEachUser() {
		assertThat(LoadUser.tokens(List.of(user(1), user(2)), SigningKey.generate()))
			.containsOnlyKeys(new UUID(0, 1), new UUID(0, 2))
			.hasValueSatisfying(new org.assertj.core.api.Condition<>((token) -> token.contains("."), "a token"));
	}

	private static LoadUser user(int number) {
		return new LoadUser(new UUID(0, number), "user" + number, "user" + number + "@example.org", "{}");
	}

}
