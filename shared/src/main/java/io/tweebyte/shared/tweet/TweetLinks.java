package io.tweebyte.shared.tweet;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.text.TweetTokens;
import io.tweebyte.contracts.text.TweetTokens.Token;
import io.tweebyte.contracts.tweet.Mention;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Degraded;

/**
 * The hashtags and the user names in the text of a tweet, in its order.
 *
 * @param users by key of the name; fewer than names while the user service is unavailable
 * @param counted whether its hashtags count as popular: the author was public
 * @param resolveAt when the user service is called again, null when nothing is open
 */
public record TweetLinks(List<Token> hashtags, List<Token> names, Map<String, UUID> users, boolean counted,
		Instant resolveAt) {

	public static final TweetLinks NONE = new TweetLinks(List.of(), List.of(), Map.of(), false, null);

	/** The author may be null, or among the users that were found. */
	public static TweetLinks resolved(TweetTokens tokens, UUID author, Optional<UserSummary> known,
			List<UserSummary> found) {
		Map<String, UUID> users = found.stream()
			.collect(Collectors.toMap((user) -> NameKey.of(user.userName()), UserSummary::id, (first, same) -> first));
		boolean counted = known.or(() -> found.stream().filter((user) -> user.id().equals(author)).findFirst())
			.filter((user) -> !user.isPrivate())
			.isPresent();
		List<Token> names = tokens.names().stream().filter((name) -> users.containsKey(name.key())).toList();
		return new TweetLinks(tokens.hashtags(), names, users, counted, null);
	}

	/** The links of a text while the user service is unavailable. */
	public static TweetLinks pending(TweetTokens tokens, Instant now) {
		return new TweetLinks(tokens.hashtags(), tokens.names(), Map.of(), false, now);
	}

	public boolean isEmpty() {
		return this.hashtags.isEmpty() && this.names.isEmpty();
	}

	/** What a response lacks while the names are not resolved. */
	public List<Degraded> missing() {
		return (this.resolveAt != null) ? List.of(Degraded.USERS) : List.of();
	}

	public List<Mention> mentions() {
		return this.names.stream()
			.filter((name) -> this.users.containsKey(name.key()))
			.map((name) -> new Mention(this.users.get(name.key()), name.text()))
			.toList();
	}

	/** The ids for hashtags that are new. */
	public UUID[] hashtagIds() {
		return this.hashtags.stream().map((hashtag) -> Identifiers.ofHashtag(hashtag.key())).toArray(UUID[]::new);
	}

	/** The ids of the users that have the names, null where unknown. */
	public UUID[] userIds() {
		return this.names.stream().map((name) -> this.users.get(name.key())).toArray(UUID[]::new);
	}

	public static String[] texts(List<Token> tokens) {
		return tokens.stream().map(Token::text).toArray(String[]::new);
	}

	public static String[] keys(List<Token> tokens) {
		return tokens.stream().map(Token::key).toArray(String[]::new);
	}

}
