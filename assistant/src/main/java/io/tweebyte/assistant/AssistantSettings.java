package io.tweebyte.assistant;

import java.time.Duration;

import io.tweebyte.shared.settings.TimeLimit;
import jakarta.validation.Valid;
import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The assistant, which summarises tweets, and its chat model.
 *
 * @param url the base address of a service with OpenAI's chat-completions API, such as
 * {@code http://127.0.0.1:11434/v1}; empty for the built-in stand-in
 * @param key the API key of that service; empty for none
 * @param model the name of the model at that service
 * @param summaries the number of summaries that an instance writes at once; further ones
 * get 503
 * @param summariesPerUser the number of summaries that an instance writes for one user at
 * once; further ones get 429
 * @param total how long a summary may take before it is cancelled
 * @param stall how long the model may send nothing before the summary is cancelled
 * @param heartbeat the time between two heartbeats to the client, by which a closed
 * connection is detected
 * @param standIn the built-in stand-in for a chat model
 */
@Validated
@ConfigurationProperties("tweebyte.assistant")
public record AssistantSettings(@DefaultValue("") String url, @DefaultValue("") String key,
		@DefaultValue("gpt-4o-mini") String model, @Range(min = 1, max = 100_000) @DefaultValue("128") int summaries,
		@Range(min = 1, max = 100_000) @DefaultValue("4") int summariesPerUser,
		@TimeLimit @DefaultValue("25s") Duration total, @TimeLimit @DefaultValue("5s") Duration stall,
		@TimeLimit @DefaultValue("250ms") Duration heartbeat, @Valid @DefaultValue StandIn standIn) {

	@Override
	public String toString() {
		return "AssistantSettings[url=" + this.url + ", model=" + this.model + "]";
	}

	/** Returns how long the response of a summary may take: longer than the summary. */
	public Duration limit() {
		return this.total.plus(this.stall);
	}

	/** Returns how long the assistant waits for the name of a user. */
	public Duration lookUp() {
		return this.stall.dividedBy(2);
	}

	/**
	 * How long the stand-in takes. The means of the first part and of the gaps are those
	 * that Zbarcea and others (2026) fitted to 500 responses of a local model to one
	 * prompt; they spread more here, as they do with prompts of many kinds.
	 *
	 * @param seed the seed of the stand-in's texts and times: the same prompt gets the
	 * same response
	 * @param firstMu the mean of the natural logarithm of the time to the first part, in
	 * milliseconds
	 * @param firstSigma the standard deviation of the natural logarithm of the time to
	 * the first part
	 * @param gapShape the shape of the gamma distribution of the times between parts
	 * @param gapScale the scale of the gamma distribution of the times between parts, in
	 * milliseconds: their mean is shape times scale
	 * @param lengthMu the mean of the natural logarithm of the number of parts
	 * @param lengthSigma the standard deviation of the natural logarithm of the number of
	 * parts
	 */
	public record StandIn(@DefaultValue("1") long seed, @DefaultValue("4.9568") double firstMu,
			@DefaultValue("0.4") double firstSigma, @DefaultValue("2") double gapShape,
			@DefaultValue("6.18") double gapScale, @DefaultValue("4.2") double lengthMu,
			@DefaultValue("0.35") double lengthSigma) {
	}

}
