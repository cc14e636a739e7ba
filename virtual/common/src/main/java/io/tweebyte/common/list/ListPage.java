package io.tweebyte.common.list;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.Viewer;

/**
 * Reads a page of a list, leaving out items that the reader may not see or that no longer
 * exist. Rows are read until the page is full, so that what is left out changes neither
 * its length nor its cursor.
 */
public record ListPage<R extends Listed, T extends Listed>(String list, PageQuery query,
		BiFunction<Cursor, Integer, List<R>> rows, Function<List<R>, Partial<List<T>>> items) {

	private static final int MAX_ROUNDS = 8;

	private static final int GROWTH = 4;

	public Partial<Page<T>> read() {
		Cursor before = this.query.cursor(this.list);
		int limit = this.query.rows();
		Partial<List<T>> found = Partial.whole(List.of());
		for (int round = 1; round <= MAX_ROUNDS; round++) {
			List<R> read = this.rows.apply(before, limit);
			boolean isCut = isCut(read);
			found = Partial.joined(found, this.items.apply(isCut ? read.subList(0, read.size() - 1) : read));
			if (found.value().size() > this.query.limit() || (!isCut && read.size() < limit)) {
				return found.map((shown) -> Page.of(shown, this.query.limit(), this::cursor));
			}
			if (isCut) {
				break;
			}
			before = cursor(read.getLast());
			limit = Math.min(GROWTH * limit, PageQuery.MAX);
		}
		throw ApiException.unavailable(Messages.BUSY);
	}

	/**
	 * Whether a statement has looked at as many rows as it may: the last one has no id.
	 */
	private static boolean isCut(List<? extends Listed> read) {
		return !read.isEmpty() && read.getLast().id() == null;
	}

	private Cursor cursor(Listed row) {
		return new Cursor(this.list, row.createdAt(), row.id());
	}

	/** Reads the newest rows that a reader may see, as far as the database knows. */
	@FunctionalInterface
	public interface VisibleRows<R> {

		List<R> find(UUID ownerId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

		default BiFunction<Cursor, Integer, List<R>> of(UUID ownerId, Viewer viewer) {
			return (before, limit) -> find(ownerId, viewer.id(), viewer.seesAll(), before.createdAt(), before.id(),
					limit);
		}

	}

}
