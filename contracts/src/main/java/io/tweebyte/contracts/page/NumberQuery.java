package io.tweebyte.contracts.page;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import io.tweebyte.contracts.validation.Violations;

/**
 * A whole number in a query.
 *
 * @param max the greatest, at most 999,999
 * @param byDefault what holds when the client does not say
 */
public record NumberQuery(String name, int min, int max, int byDefault) {

	/** How many popular hashtags are wanted. */
	public static final NumberQuery POPULAR = new NumberQuery("limit", 1, 100, 10);

	/** Which page of recommendations is wanted. */
	public static final NumberQuery PAGE = new NumberQuery("page", 0, 100, 0);

	/** How many recommendations a page has. */
	public static final NumberQuery SIZE = new NumberQuery("size", 1, 100, 20);

	private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,5}");

	/**
	 * Reads the parameter.
	 * @param values its values in the query, none to take the default
	 * @return the number; meaningless when a violation was added
	 */
	public int parse(List<String> values, Violations violations) {
		Optional<Integer> number = values.isEmpty() ? Optional.of(this.byDefault) : single(values);
		if (number.isEmpty()) {
			violations.add(this.name, "must be a number from " + this.min + " to " + this.max + ", given once.");
		}
		return number.orElse(this.byDefault);
	}

	private Optional<Integer> single(List<String> values) {
		return (values.size() == 1) ? number(values.getFirst()) : Optional.empty();
	}

	private Optional<Integer> number(String text) {
		return Optional.of(text)
			.filter(digits -> NUMBER.matcher(digits).matches())
			.map(Integer::valueOf)
			.filter(value -> value >= this.min && value <= this.max);
	}

}
