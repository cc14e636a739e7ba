package io.tweebyte.user.mapper;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.RegistrationForm.Registration;
import io.tweebyte.contracts.user.UserProfile;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.user.entity.UserEntity;

public final class UserMapper {

	private UserMapper() {
	}

	public static UserEntity user(UUID id, Registration registration, String passwordHash, Clock clock) {
		return new UserEntity(id, registration.userName(), registration.userNameKey(), registration.email(),
				registration.emailKey(), passwordHash, registration.biography(), registration.isPrivate(),
				registration.birthDate(), Microseconds.now(clock));
	}

	/**
	 * Describes a user to a reader: {@code own} to themselves, {@code open} to one who
	 * may see more than the summary. Tweets and counts are empty when unknown.
	 */
	public static UserProfile profile(UserEntity user, boolean own, boolean open, Optional<List<TweetSummary>> tweets,
			Optional<Long> followers, Optional<Long> following) {
		List<Degraded> missing = new ArrayList<>();
		if (open && tweets.isEmpty()) {
			missing.add(Degraded.TWEETS);
		}
		if (followers.isEmpty() || following.isEmpty()) {
			missing.add(Degraded.INTERACTIONS);
		}
		return new UserProfile(user.getId(), user.userName(), own ? user.email() : null, own ? user.birthDate() : null,
				open ? user.biography() : null, user.isPrivate(), user.createdAt(), followers.orElse(null),
				following.orElse(null), open ? tweets.orElse(null) : null,
				missing.isEmpty() ? null : Degraded.labels(missing));
	}

}
