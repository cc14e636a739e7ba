package io.tweebyte.contracts.interaction;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.validation.ConstraintMessages;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/**
 * Requests the interactions of many tweets. A bare list of ids requests no replies.
 *
 * @param ids at most {@value Identifiers#MAX_AT_ONCE}
 * @param replies how many of the newest replies each tweet comes with, 0 to
 * {@value #MAX_REPLIES}; null for none
 * @param authorId the author of all the tweets; if given, the caller must be allowed to
 * see what the author posts
 */
public record InteractionsRequest(
		@NotNull(message = ConstraintMessages.REQUIRED) @Size(max = Identifiers.MAX_AT_ONCE,
				message = Identifiers.LIST_MESSAGE) List<@NotNull(message = Identifiers.LIST_MESSAGE) UUID> ids,
		@Min(value = 0, message = InteractionsRequest.REPLIES_MESSAGE) @Max(value = InteractionsRequest.MAX_REPLIES,
				message = InteractionsRequest.REPLIES_MESSAGE) Integer replies,
		@JsonProperty("author_id") @JsonAlias("authorId") UUID authorId) {

	public static final int MAX_REPLIES = 100;

	public static final String REPLIES_MESSAGE = "must be a number from 0 to 100.";

	@JsonCreator
	public InteractionsRequest {
	}

	@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
	static InteractionsRequest ofIds(List<UUID> ids) {
		return new InteractionsRequest(ids, null, null);
	}

	public Wanted toWanted() {
		return new Wanted(this.ids.stream().distinct().toList(), (this.replies != null) ? this.replies : 0,
				Optional.ofNullable(this.authorId));
	}

	/** A request with each tweet once; no author when the tweets have several. */
	public record Wanted(List<UUID> ids, int replies, Optional<UUID> authorId) {
	}

}
