package io.tweebyte.shared.http;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.page.NumberQuery;
import io.tweebyte.contracts.validation.Violations;
import io.tweebyte.shared.http.Query;

/**
 * Which changes of privacy a service wants to read.
 *
 * @param after the position of the last change it has read
 * @param afterId the account of that change; it wants those with a greater position, or
 * with the same position and a greater id
 * @param limit how many at most, 1 to 1000
 */
public record PrivacyQuery(long after, UUID afterId, int limit) {

	/** The message for a malformed position. */
	public static final String AFTER_MESSAGE = "must be a number of at most 18 digits, given once.";

	/** The message for a malformed id. */
	public static final String AFTER_ID_MESSAGE = "must be a UUID, given once.";

	private static final NumberQuery LIMIT = new NumberQuery("limit", 1, Identifiers.MAX_AT_ONCE,
			Identifiers.MAX_AT_ONCE);

	private static final Pattern POSITION = Pattern.compile("0|[1-9][0-9]{0,17}");

	private static final UUID LEAST = new UUID(0, 0);

	/**
	 * Reads the query's {@code after}, {@code after_id} and {@code limit}.
	 * @param query the query; what is absent begins before the first change
	 * @return the changes wanted
	 * @throws ContractException 400 when a parameter is malformed
	 */
	public static PrivacyQuery parse(Query query) {
		Violations violations = new Violations();
		long after = single(query.values("after"), "0").filter((text) -> POSITION.matcher(text).matches())
			.map(Long::valueOf)
			.orElse(-1L);
		if (after < 0) {
			violations.add("after", AFTER_MESSAGE);
		}
		Optional<UUID> afterId = single(query.values("after_id"), LEAST.toString()).flatMap(Identifiers::parse);
		if (afterId.isEmpty()) {
			violations.add("after_id", AFTER_ID_MESSAGE);
		}
		int limit = LIMIT.parse(query.values("limit"), violations);
		violations.throwIfAny();
		return new PrivacyQuery(after, afterId.orElse(LEAST), limit);
	}

	private static Optional<String> single(List<String> values, String whenAbsent) {
		return switch (values.size()) {
			case 0 -> Optional.of(whenAbsent);
			case 1 -> Optional.of(values.getFirst());
			default -> Optional.empty();
		};
	}

	/**
	 * Writes the query.
	 * @return the raw query, without the question mark
	 */
	public String encode() {
		return "after=" + this.after + "&after_id=" + this.afterId + "&limit=" + this.limit;
	}

}
