package io.tweebyte.contracts.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * One page of a list.
 *
 * @param items the items, newest first
 * @param next where the next page begins, or empty when this is the last
 */
public record Page<T>(List<T> items, Optional<Cursor> next) {

	/**
	 * Makes a page of rows that were read with one more than the limit, which tells
	 * whether there is a next page without counting.
	 * @param rows at most {@code limit + 1} rows in the list's order
	 * @param limit how many items the page has at most
	 * @return the page
	 */
	public static <T> Page<T> of(List<T> rows, int limit, Function<T, Cursor> cursor) {
		return of(rows, limit, cursor, (row) -> 0, 0);
	}

	/**
	 * Makes a page like {@link #of(List, int, Function)} of items that have parts, which
	 * ends early before it has too many of them. It has at least one item.
	 * @param rows at most {@code limit + 1} rows in the list's order
	 * @param limit how many items the page has at most
	 * @param parts counts the parts of a row
	 * @param maxParts how many parts the page has at most, unless its first item alone
	 * has more
	 * @return the page
	 */
	public static <T> Page<T> of(List<T> rows, int limit, Function<T, Cursor> cursor, ToIntFunction<T> parts,
			int maxParts) {
		int size = 0;
		int sum = 0;
		while (size < Math.min(limit, rows.size())) {
			sum += parts.applyAsInt(rows.get(size));
			if (sum > maxParts && size > 0) {
				break;
			}
			size++;
		}
		if (size == rows.size()) {
			return new Page<>(rows, Optional.empty());
		}
		return new Page<>(rows.subList(0, size), Optional.of(cursor.apply(rows.get(size - 1))));
	}

	/**
	 * Makes the same page of other items, which may be fewer.
	 * @return the page, followed by the same next one
	 */
	public <R> Page<R> with(List<R> others) {
		return new Page<>(others, this.next);
	}

	/**
	 * The value of the {@code Link} header that leads to the next page.
	 * @param limit the limit of this page, repeated
	 * @return the value, or empty on the last page
	 */
	public Optional<String> link(int limit) {
		return this.next.map(cursor -> "<?limit=" + limit + "&before=" + cursor.encode() + ">; rel=\"next\"");
	}

}
