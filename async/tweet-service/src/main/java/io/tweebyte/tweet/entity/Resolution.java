package io.tweebyte.tweet.entity;

import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * What the user service told about tweets that were stored without it.
 *
 * @param publicAuthors the authors whose hashtags count as popular
 */
public record Resolution(List<UnresolvedTweet> tweets, Map<String, UUID> users, List<UUID> publicAuthors) {
}
