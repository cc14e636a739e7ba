package io.tweebyte.tweet.service;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

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
	public CompletableFuture<TweetLinks> links(String content, UUID author, Caller caller) {
		TweetTokens tokens = TweetTokens.of(content);
		if (tokens.isEmpty()) {
			return CompletableFuture.completedFuture(TweetLinks.NONE);
		}
		return known(tokens, author).thenCompose((known) -> links(tokens, author, known, caller));
	}

	private CompletableFuture<Optional<UserSummary>> known(TweetTokens tokens, UUID author) {
		return (author == null || tokens.hashtags().isEmpty()) ? CompletableFuture.completedFuture(Optional.empty())
				: this.cache.get(CacheKeys.userSummary(author), UserSummary.class);
	}

	private CompletableFuture<TweetLinks> links(TweetTokens tokens, UUID author, Optional<UserSummary> known,
			Caller caller) {
		List<UUID> ids = (author == null || tokens.hashtags().isEmpty() || known.isPresent()) ? List.of()
				: List.of(author);
		List<String> names = tokens.names().stream().map(Token::text).toList();
		if (ids.isEmpty() && names.isEmpty()) {
			return CompletableFuture.completedFuture(TweetLinks.resolved(tokens, author, known, List.of()));
		}
		return this.users.find(ids, names, caller)
			.thenApply((found) -> TweetLinks.resolved(tokens, author, known, found))
			.exceptionally((failure) -> {
				FallbackLog.write(log, caller, "A tweet is stored although the users it names are unknown", failure);
				return TweetLinks.pending(tokens, Microseconds.now(this.clock));
			});
	}

}
