package io.tweebyte.user.mapper;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.user.UserProfile;
import io.tweebyte.user.entity.UserEntity;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class UserMapperTests {

	private static final UserEntity ADA = new UserEntity(new UUID(0, 1), "Ada", "ada", "Ada@example.org",
			"ada@example.org", "hash", "Hi", true, LocalDate.of(1990, 12, 31), Instant.EPOCH);

	@Test
	void showsAUserEverything() {
		UserProfile profile = UserMapper.profile(ADA, true, true, Optional.of(List.of()), Optional.of(1L),
				Optional.of(2L));

		assertThat(profile).isEqualTo(new UserProfile(ADA.getId(), "Ada", "Ada@example.org", LocalDate.of(1990, 12, 31),
				"Hi", true, Instant.EPOCH, 1L, 2L, List.of(), null));
	}

	@Test
	void showsOnlyCountsToAUserWhoMayNotSeeTheAccount() {
		UserProfile profile = UserMapper.profile(ADA, false, false, Optional.empty(), Optional.of(1L), Optional.of(2L));

		assertThat(profile)
			.isEqualTo(new UserProfile(ADA.getId(), "Ada", null, null, null, true, Instant.EPOCH, 1L, 2L, null, null));
	}

	@Test
	void namesWhatIsMissingInTheOrderOfTheContract() {
		UserProfile profile = UserMapper.profile(ADA, false, true, Optional.empty(), Optional.empty(), Optional.of(2L));

		assertThat(profile.degraded()).containsExactly("tweets", "interactions");
		assertThat(profile.following()).isEqualTo(2L);
	}

	@Test
	void namesAMissingCountOnce() {
		UserProfile profile = UserMapper.profile(ADA, false, true, Optional.of(List.of()), Optional.of(1L),
				Optional.empty());

		assertThat(profile.degraded()).containsExactly("interactions");
	}

}
