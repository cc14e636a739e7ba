package io.tweebyte.contracts.interaction;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.validation.Violations;

/**
 * Asks what others made of many tweets. A bare list of ids asks for them alone.
 *
 * @param ids ids of tweets, at most {@value Identifiers#MAX_AT_ONCE}
 * @param replies how many of the newest replies each tweet comes with, 0 to
 * {@value #MAX_REPLIES}; null for none
 * @param authorId the author of all the tweets; given, the caller must be one who may see
 * what the author posts
 */
public record InteractionsRequest(List<String> ids, Integer replies, String authorId) {

	/** How many replies a tweet comes with at most. */
	public static final int MAX_REPLIES = 100;

	/** What is said of a wrong number of replies. */
	public static final String REPLIES_SENTENCE = "must be a number from 0 to 100.";

	/**
	 * Creates a request.
	 */
	@JsonCreator
	public InteractionsRequest(@JsonProperty("ids") List<String> ids, @JsonProperty("replies") Integer replies,
			@JsonProperty("author_id") String authorId) {
		this.ids = ids;
		this.replies = replies;
		this.authorId = authorId;
	}

	@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
	static InteractionsRequest ofIds(List<String> ids) {
		return new InteractionsRequest(ids, null, null);
	}

	/**
	 * Checks the request.
	 * @return what is wanted
	 * @throws ContractException 400 with all that is wrong
	 */
	public Wanted validated() {
		new Violations().require("ids", this.ids, Identifiers::listViolation)
			.allow("replies", this.replies, InteractionsRequest::repliesViolation)
			.allow("author_id", this.authorId, Identifiers::violation)
			.throwIfAny();
		return new Wanted(Identifiers.parseAll(this.ids), (this.replies != null) ? this.replies : 0,
				Optional.ofNullable(this.authorId).flatMap(Identifiers::parse));
	}

	private static Optional<String> repliesViolation(int replies) {
		return (replies >= 0 && replies <= MAX_REPLIES) ? Optional.empty() : Optional.of(REPLIES_SENTENCE);
	}

	/**
	 * What is wanted.
	 *
	 * @param ids the tweets, each once
	 * @param replies how many replies each comes with
	 * @param authorId the author of all of them, or empty when they have several
	 */
	public record Wanted(List<UUID> ids, int replies, Optional<UUID> authorId) {
	}

}
