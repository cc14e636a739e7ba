package io.tweebyte.contracts.assistant;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.media.Schema;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.ReadableText;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;

/**
 * Requests a summary of a user's newest tweets from the assistant.
 *
 * @param userId whose tweets
 * @param instruction what the summary shall care about; null for nothing in particular
 * @param withAuthor whether the assistant may look the user up while it writes; null is
 * no
 * @param maxParts after how many parts the model ends, 10 to {@value #MOST_PARTS}; null
 * becomes {@value #DEFAULT_PARTS}
 */
public record SummaryRequest(
		@NotNull(message = ConstraintMessages.REQUIRED) @JsonProperty("user_id") @JsonAlias("userId") UUID userId,
		@ReadableText(min = 1, max = SummaryRequest.MAX) String instruction,
		@JsonProperty("with_author") @JsonAlias("withAuthor") Boolean withAuthor,
		@JsonProperty("max_parts") @JsonAlias("maxParts") @Schema(
				defaultValue = "" + SummaryRequest.DEFAULT_PARTS) @Min(value = SummaryRequest.LEAST_PARTS,
						message = SummaryRequest.PARTS_MESSAGE) @Max(value = SummaryRequest.MOST_PARTS,
								message = SummaryRequest.PARTS_MESSAGE) Integer maxParts) {

	/** In code points. */
	public static final int MAX = 500;

	public static final int LEAST_PARTS = 10;

	public static final int MOST_PARTS = 400;

	/** What comes within the time that a request has. */
	public static final int DEFAULT_PARTS = 100;

	public static final String PARTS_MESSAGE = "must be a number from 10 to 400.";

	/** How many of the newest tweets are summarised. */
	public static final int TWEETS = 50;

	public SummaryRequest {
		maxParts = (maxParts != null) ? maxParts : DEFAULT_PARTS;
	}

}
