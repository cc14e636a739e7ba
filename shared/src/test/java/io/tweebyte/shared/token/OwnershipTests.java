package io.tweebyte.shared.token;

import java.util.UUID;

import org.junit.jupiter.api.Test;

import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.security.authentication.TestingAuthenticationToken;

import static org.assertj.core.api.Assertions.assertThat;

class OwnershipTests {

	private static final UUID OTHER = UUID.fromString("0197a3c4-0000-7000-8000-000000000002");

	private final Ownership ownership = new Ownership();

	@Test
	void letsUsersActAsThemselves() {
		assertThat(this.ownership.is(caller(Tokens.USER.toString()), Tokens.USER)).isTrue();
	}

	@Test
	void refusesToActAsAnotherUser() {
		assertThat(this.ownership.is(caller(Tokens.USER.toString()), OTHER)).isFalse();
	}

	@Test
	void letsEveryCallerActAsAnyUserWhenTokensAreOff() {
		assertThat(this.ownership.is(caller(Ownership.UNRESTRICTED), OTHER)).isTrue();
	}

	@Test
	void isCheckedByTheAnnotation() {
		assertThat(AsYourself.class.getAnnotation(PreAuthorize.class).value())
			.isEqualTo("@ownership.is(authentication, #userId)");
	}

	private static TestingAuthenticationToken caller(String name) {
		return new TestingAuthenticationToken(name, null);
	}

}
