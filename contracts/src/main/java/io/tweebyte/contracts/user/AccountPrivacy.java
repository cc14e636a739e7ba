package io.tweebyte.contracts.user;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Whether an account is private, with its place in the order of changes, for services
 * that keep a copy of the private accounts. Several accounts may have the same position.
 */
public record AccountPrivacy(UUID id, @JsonProperty("is_private") boolean isPrivate, long position) {
}
