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

/**
 * Turns what clients send into rows, and rows into what clients see.
 */
public final class UserMapper {

	private UserMapper() {
	}

	/**
	 * Makes the row of a new user.
	 * @param id the user's id
	 * @param registration what he registered with
	 * @param passwordHash the hash of his password
	 * @param clock tells the time
	 * @return the row
	 */
	public static UserEntity user(UUID id, Registration registration, String passwordHash, Clock clock) {
		return new UserEntity(id, registration.userName(), registration.userNameKey(), registration.email(),
				registration.emailKey(), passwordHash, registration.biography(), registration.isPrivate(),
				registration.birthDate(), Microseconds.now(clock), null);
	}

	/**
	 * Makes a user's page.
	 * @param user the row
	 * @param own whether the user reads it himself
	 * @param open whether the reader may see more than a stranger
	 * @param tweets the newest tweets, empty when they are not known
	 * @param followers how many follow the user, empty when it is not known
	 * @param following how many the user follows, empty when it is not known
	 * @return the page
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
		return new UserProfile(user.id(), user.userName(), own ? user.email() : null, own ? user.birthDate() : null,
				open ? user.biography() : null, user.isPrivate(), user.createdAt(), followers.orElse(null),
				following.orElse(null), open ? tweets.orElse(null) : null,
				missing.isEmpty() ? null : Degraded.labels(missing));
	}

}
