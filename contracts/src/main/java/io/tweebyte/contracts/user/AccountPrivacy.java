package io.tweebyte.contracts.user;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * Whether an account is private, with its place in the order of changes, for services
 * that keep a copy of the private accounts.
 *
 * @param isPrivate whether it is private now
 * @param position the position of its last change; several accounts may have the same
 */
@JsonPropertyOrder({ "id", "is_private", "position" })
public record AccountPrivacy(@JsonProperty("id") UUID id, @JsonProperty("is_private") boolean isPrivate,
		@JsonProperty("position") long position) {
}
