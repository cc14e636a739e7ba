package io.tweebyte.shared.token;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.time.Microseconds;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A user has changed the password, which ends the tokens issued before.
 * <p>
 * Times in tokens are whole seconds. So all tokens of the second of the change are ended,
 * and a token that is issued after it is dated to the next second at the earliest.
 *
 * @param changedAt when the password was changed, to the microsecond
 */
@JsonPropertyOrder({ "id", "changed_at" })
public record PasswordChange(@JsonProperty("id") UUID id, @JsonProperty("changed_at") Instant changedAt) {

	/** How many changes a page has at least before another page follows. */
	public static final int PAGE = 1000;

	/** What is said of a malformed time in the query. */
	public static final String AFTER_MESSAGE = "must be a time such as 2026-11-21T03:04:05.000006Z, given once.";

	/**
	 * Reads the query's {@code after}.
	 * @param values the values of {@code after} in the query
	 * @return the time after which changes are wanted, or empty when there is none
	 * @throws ContractException 400 when it is malformed
	 */
	public static Optional<Instant> after(List<String> values) {
		if (values.isEmpty()) {
			return Optional.empty();
		}
		try {
			Instant time = Instant.parse(values.getFirst());
			if (values.size() == 1 && Microseconds.format(time).equals(values.getFirst())) {
				return Optional.of(time);
			}
		}
		catch (DateTimeException ex) {
			// no time, or one of a year that the database does not know
		}
		throw ContractException.invalid("after", AFTER_MESSAGE);
	}

	/**
	 * Dates a change.
	 * @param last the user's last change, or null
	 * @return the present, or a second after the last change if that is later: each
	 * change ends the tokens issued since the one before
	 */
	public static Instant date(Instant now, Instant last) {
		return (last != null) ? later(now, last.plusSeconds(1)) : now;
	}

	/**
	 * Dates a token.
	 * @param requested when the log-in was requested: before the password was looked up,
	 * so that a change meanwhile ends the token
	 * @param last the user's last change, or null
	 * @return the {@code iat} of the token
	 */
	public static Instant dateToken(Instant requested, Instant last) {
		return (last != null) ? later(requested, firstToken(last)) : requested;
	}

	/**
	 * Returns when the first token may have been issued that this change does not end.
	 * @return a whole second
	 */
	public Instant firstToken() {
		return firstToken(this.changedAt);
	}

	private static Instant firstToken(Instant changedAt) {
		return changedAt.truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
	}

	private static Instant later(Instant one, Instant other) {
		return one.isAfter(other) ? one : other;
	}

	/**
	 * Reads a message from the channel of changes.
	 * @param json the reader
	 * @return the change, or empty when the message is malformed
	 */
	public static Optional<PasswordChange> read(JsonMapper json, String message) {
		try {
			return Optional.ofNullable(json.readValue(message, PasswordChange.class)).filter(PasswordChange::isWhole);
		}
		catch (JacksonException ex) {
			return Optional.empty();
		}
	}

	/**
	 * Reads a page of changes.
	 * @param json the reader
	 * @throws IllegalArgumentException when the body is malformed
	 */
	public static List<PasswordChange> readAll(JsonMapper json, String body) {
		try {
			PasswordChange[] changes = json.readValue(body, PasswordChange[].class);
			if (changes != null && Arrays.stream(changes).allMatch((one) -> one != null && one.isWhole())) {
				return List.of(changes);
			}
		}
		catch (JacksonException ex) {
			// as malformed as a body of the wrong form
		}
		throw new IllegalArgumentException("The list of changed passwords is malformed.");
	}

	private boolean isWhole() {
		return this.id != null && this.changedAt != null;
	}

}
