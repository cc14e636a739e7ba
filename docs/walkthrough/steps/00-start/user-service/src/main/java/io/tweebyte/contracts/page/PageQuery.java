package io.tweebyte.contracts.page;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.validation.Violations;

/**
 * Which page of a list a client wants.
 *
 * @param limit how many items, 1 to {@value #MAX}
 * @param before where the page before ended, or empty for the first page
 */
public record PageQuery(int limit, Optional<Cursor> before) {

	/** How many items a page has when the client does not say. */
	public static final int DEFAULT = 100;

	/** How many items a page has at most. */
	public static final int MAX = 1000;

	/** What is said of a wrong limit. */
	public static final String LIMIT_SENTENCE = "must be a number from 1 to 1000, given once.";

	/** What is said of a wrong cursor. */
	public static final String BEFORE_SENTENCE = "must be a cursor of this list, given once.";

	// later than every row: the first page begins here
	private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");

	private static final UUID GREATEST = new UUID(-1, -1);

	private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,3}");

	/**
	 * Reads the query's {@code limit} and {@code before}.
	 * @param limits the values of {@code limit} in the query, none to take the default
	 * @param befores the values of {@code before} in the query
	 * @param list the name of the requested list
	 * @param violations takes what is wrong
	 * @return the page wanted; meaningless when violations were added
	 */
	public static PageQuery parse(List<String> limits, List<String> befores, String list, Violations violations) {
		Optional<Integer> limit = limits.isEmpty() ? Optional.of(DEFAULT) : single(limits).flatMap(PageQuery::limit);
		Optional<Cursor> before = single(befores).flatMap(text -> Cursor.decode(text, list));
		if (limit.isEmpty()) {
			violations.add("limit", LIMIT_SENTENCE);
		}
		if (before.isEmpty() && !befores.isEmpty()) {
			violations.add("before", BEFORE_SENTENCE);
		}
		return new PageQuery(limit.orElse(DEFAULT), before);
	}

	/**
	 * Reads the query's {@code limit} and {@code before} where nothing else can be wrong.
	 * @param limits the values of {@code limit} in the query
	 * @param befores the values of {@code before} in the query
	 * @param list the name of the requested list
	 * @return the page wanted
	 * @throws ApiException 400 when one of them is wrong
	 */
	public static PageQuery parse(List<String> limits, List<String> befores, String list) {
		Violations violations = new Violations();
		PageQuery query = parse(limits, befores, list, violations);
		violations.throwIfAny();
		return query;
	}

	private static Optional<String> single(List<String> values) {
		return (values.size() == 1) ? Optional.of(values.get(0)) : Optional.empty();
	}

	private static Optional<Integer> limit(String text) {
		return Optional.of(text)
			.filter(digits -> NUMBER.matcher(digits).matches())
			.map(Integer::valueOf)
			.filter(value -> value <= MAX);
	}

	/**
	 * Where the page begins.
	 * @return a time; rows of the page are older, or as old with a lesser id
	 */
	public Instant createdBefore() {
		return this.before.map(Cursor::createdAt).orElse(LATEST);
	}

	/**
	 * Where the page begins among rows of the same time.
	 * @return an id; rows of the page that are as old as {@link #createdBefore()} have a
	 * lesser one
	 */
	public UUID idBefore() {
		return this.before.map(Cursor::id).orElse(GREATEST);
	}

	/**
	 * How many rows to read.
	 * @return one more than the page has, which shows whether there is a next page
	 */
	public int rows() {
		return this.limit + 1;
	}

}
