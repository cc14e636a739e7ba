package io.tweebyte.contracts.user;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.tweet.TweetSummary;

/**
 * A user's page. What the reader may not see, or what an unavailable service would
 * return, is null and left out of the JSON.
 *
 * @param biography hidden from users who may not see a private account
 * @param tweets the newest 20
 * @param degraded the missing parts, as the header {@code X-Degraded} lists them; absent
 * when the page is whole
 */
public record UserProfile(UUID id, @JsonProperty("user_name") String userName, String email,
		@JsonProperty("birth_date") LocalDate birthDate, String biography,
		@JsonProperty("is_private") boolean isPrivate, @JsonProperty("created_at") Instant createdAt, Long followers,
		Long following, List<TweetSummary> tweets, List<String> degraded) {

	@Override
	public String toString() {
		return "UserProfile[" + this.id + "]";
	}

}
