package io.tweebyte.contracts.user;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.tweebyte.contracts.tweet.TweetSummary;

/**
 * A user's page. What a reader may not see, or what a service that is out would have
 * told, is null and left out of the JSON.
 *
 * @param biography what the user says of himself; not for strangers to a private account
 * @param isPrivate whether only accepted followers see what the user posts
 * @param createdAt when the user registered
 * @param followers how many follow the user, absent when not known now
 * @param following how many the user follows, absent when not known now
 * @param tweets the newest 20 tweets, absent when not known now or not for this reader
 * @param degraded the parts that are missing, as the header {@code X-Degraded} lists
 * them; absent when the page is whole
 */
@JsonPropertyOrder({ "id", "user_name", "email", "birth_date", "biography", "is_private", "created_at", "followers",
		"following", "tweets", "degraded" })
public record UserProfile(@JsonProperty("id") UUID id, @JsonProperty("user_name") String userName,
		@JsonProperty("email") String email, @JsonProperty("birth_date") LocalDate birthDate,
		@JsonProperty("biography") String biography, @JsonProperty("is_private") boolean isPrivate,
		@JsonProperty("created_at") Instant createdAt, @JsonProperty("followers") Long followers,
		@JsonProperty("following") Long following, @JsonProperty("tweets") List<TweetSummary> tweets,
		@JsonProperty("degraded") List<String> degraded) {
}
