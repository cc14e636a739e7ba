package io.tweebyte.contracts.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** One page of a list, newest first; without a next cursor it is the last. */
public record Page<T>(List<T> items, Optional<Cursor> next) {

	/** Takes rows read with one more than the limit, which shows if a page follows. */
	public static <T> Page<T> of(List<T> rows, int limit, Function<T, Cursor> cursor) {
		return of(rows, limit, cursor, (row) -> 0, 0);
	}

	/**
	 * Creates a page like {@link #of(List, int, Function)} that ends before its items
	 * have more than {@code maxParts} parts, but has at least one item.
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

	public <R> Page<R> with(List<R> others) {
		return new Page<>(others, this.next);
	}

	public Optional<String> link(int limit) {
		return this.next.map(cursor -> "<?limit=" + limit + "&before=" + cursor.encode() + ">; rel=\"next\"");
	}

}
