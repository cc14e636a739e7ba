package io.tweebyte.contracts.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One page of a list.
 *
 * @param <T> what the list holds
 * @param items the items, newest first
 * @param next where the next page begins, or empty when this is the last
 */
public record Page<T>(List<T> items, Optional<Cursor> next) {

	/**
	 * Makes a page of rows that were read with one more than the limit, which shows
	 * whether there is a next page without counting.
	 * @param <T> what the list holds
	 * @param rows at most {@code limit + 1} rows in the list's order
	 * @param limit how many items the page has at most
	 * @param cursor makes the cursor of a row
	 * @return the page
	 */
	public static <T> Page<T> of(List<T> rows, int limit, Function<T, Cursor> cursor) {
		if (rows.size() <= limit) {
			return new Page<>(rows, Optional.empty());
		}
		return new Page<>(rows.subList(0, limit), Optional.of(cursor.apply(rows.get(limit - 1))));
	}

	/**
	 * Makes the same page of other items, which may be fewer.
	 * @param <R> what the items became
	 * @param others what stands for the items
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
