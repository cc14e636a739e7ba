package io.tweebyte.tweet.service;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.contracts.text.TweetTokens.Token;
import io.tweebyte.contracts.text.TweetTokens;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.tweet.TweetLinks;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Service;

/** Finds the links in the text of a tweet, with at most one call to the user service. */
@Service
public class LinkService {

	private static final Logger log = LoggerFactory.getLogger(LinkService.class);

	private final UserClient users;

	private final JsonCache cache;

	private final Clock clock;

	LinkService(UserClient users, JsonCache cache, Clock clock) {
		this.users = users;
		this.cache = cache;
		this.clock = clock;
	}

	/** The author may be null. Without the user service the links are pending. */
	public TweetLinks links(String content, UUID author, Caller caller) {
		TweetTokens tokens = TweetTokens.of(content);
		if (tokens.isEmpty()) {
			return TweetLinks.NONE;
		}
		boolean counted = author != null && !tokens.hashtags().isEmpty();
		Optional<UserSummary> known = counted ? this.cache.get(CacheKeys.userSummary(author), UserSummary.class)
				: Optional.empty();
		List<UUID> ids = (counted && known.isEmpty()) ? List.of(author) : List.of();
		List<String> names = tokens.names().stream().map(Token::text).toList();
		if (ids.isEmpty() && names.isEmpty()) {
			return TweetLinks.resolved(tokens, author, known, List.of());
		}
		try {
			return TweetLinks.resolved(tokens, author, known, this.users.find(ids, names, caller));
		}
		catch (RuntimeException ex) {
			FallbackLog.write(log, caller, "A tweet is stored although the users it names are unknown", ex);
			return TweetLinks.pending(tokens, Microseconds.now(this.clock));
		}
	}

}
