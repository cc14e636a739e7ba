package io.tweebyte.shared.token;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A user has changed the password, which ends the tokens issued before.
 * <p>
 * Times in tokens are whole seconds. So all tokens of the second of the change are ended,
 * and a token that is issued after it is dated to the next second at the earliest.
 */
@JsonPropertyOrder({ "id", "changed_at" })
public record PasswordChange(@JsonProperty("id") UUID id, @JsonProperty("changed_at") Instant changedAt) {

	/** How many changes a page has at least before another page follows. */
	public static final int PAGE = 1000;

	/**
	 * Dates a change: now, or a second after the last change if that is later. So each
	 * change ends the tokens issued since the one before.
	 */
	public static Instant date(Instant now, Instant last) {
		return (last != null) ? later(now, last.plusSeconds(1)) : now;
	}

	/**
	 * Returns the {@code iat} of a token.
	 * @param requested when the log-in was requested: before the password was looked up,
	 * so that a change meanwhile ends the token
	 * @param last the user's last change, or null
	 */
	public static Instant dateToken(Instant requested, Instant last) {
		return (last != null) ? later(requested, firstToken(last)) : requested;
	}

	/** The whole second from which on this change ends no tokens. */
	public Instant firstToken() {
		return firstToken(this.changedAt);
	}

	private static Instant firstToken(Instant changedAt) {
		return changedAt.truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
	}

	private static Instant later(Instant one, Instant other) {
		return one.isAfter(other) ? one : other;
	}

	public static Optional<PasswordChange> read(JsonMapper json, String message) {
		try {
			return Optional.ofNullable(json.readValue(message, PasswordChange.class)).filter(PasswordChange::isWhole);
		}
		catch (JacksonException ex) {
			return Optional.empty();
		}
	}

	/** Returns whether a message or response has both values. */
	@JsonIgnore
	public boolean isWhole() {
		return this.id != null && this.changedAt != null;
	}

}
