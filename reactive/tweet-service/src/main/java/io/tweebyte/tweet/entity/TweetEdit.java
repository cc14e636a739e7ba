package io.tweebyte.tweet.entity;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.http.Caller;

/**
 * A tweet that is being edited.
 *
 * @param updatedAt when it is edited
 * @param versions the versions that may be edited, null for every one
 */
public record TweetEdit(UUID id, Caller caller, String content, Instant updatedAt, List<Integer> versions) {
}
