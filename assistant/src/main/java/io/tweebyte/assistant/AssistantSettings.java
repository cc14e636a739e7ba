package io.tweebyte.assistant;

import java.time.Duration;

import io.tweebyte.shared.settings.TimeLimit;
import jakarta.validation.Valid;
import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The assistant and its model.
 *
 * @param url of a service that speaks the chat-completions protocol of OpenAI, such as
 * {@code http://127.0.0.1:11434/v1}; empty for the stand-in
 * @param key that the service asks for; empty for none
 * @param model its name at the service
 * @param summaries that an instance writes at once; the next one gets 503
 * @param summariesPerUser that it writes for one user at once; the next one gets 429
 * @param total after which a summary is broken off
 * @param stall after which it is broken off when the model says nothing
 * @param heartbeat from one sign of life to the next, so that it is noticed when a client
 * has gone
 */
@Validated
@ConfigurationProperties("tweebyte.assistant")
public record AssistantSettings(@DefaultValue("") String url, @DefaultValue("") String key,
		@DefaultValue("gpt-4o-mini") String model, @Range(min = 1, max = 100_000) @DefaultValue("128") int summaries,
		@Range(min = 1, max = 100_000) @DefaultValue("4") int summariesPerUser,
		@TimeLimit @DefaultValue("25s") Duration total, @TimeLimit @DefaultValue("5s") Duration stall,
		@TimeLimit @DefaultValue("250ms") Duration heartbeat, @Valid @DefaultValue StandIn standIn) {

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
	 * that Zbarcea and others (2026) fitted to 500 answers of a local model to one
	 * prompt; they spread more here, as they do with prompts of many kinds.
	 *
	 * @param seed decides texts and times: the same prompt gets the same answer
	 * @param firstMu mean of the natural logarithm of the time to the first part in
	 * milliseconds
	 * @param firstSigma its standard deviation
	 * @param gapShape of the gamma distribution of the times between parts
	 * @param gapScale likewise, in milliseconds: the mean is shape times scale
	 * @param lengthMu mean of the natural logarithm of the number of parts
	 * @param lengthSigma its standard deviation
	 */
	public record StandIn(@DefaultValue("1") long seed, @DefaultValue("4.9568") double firstMu,
			@DefaultValue("0.4") double firstSigma, @DefaultValue("2") double gapShape,
			@DefaultValue("6.18") double gapScale, @DefaultValue("4.2") double lengthMu,
			@DefaultValue("0.35") double lengthSigma) {
	}

}
