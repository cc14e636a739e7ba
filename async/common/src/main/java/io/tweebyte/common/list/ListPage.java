package io.tweebyte.common.list;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
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
		BiFunction<Cursor, Integer, CompletableFuture<List<R>>> rows,
		Function<List<R>, CompletableFuture<Partial<List<T>>>> items) {

	private static final int MAX_ROUNDS = 8;

	private static final int GROWTH = 4;

	public CompletableFuture<Partial<Page<T>>> read() {
		return read(this.query.cursor(this.list), this.query.rows(), 1, Partial.whole(List.of()));
	}

	private CompletableFuture<Partial<Page<T>>> read(Cursor before, int limit, int round, Partial<List<T>> found) {
		return this.rows.apply(before, limit).thenCompose((read) -> {
			boolean isCut = isCut(read);
			return this.items.apply(isCut ? read.subList(0, read.size() - 1) : read).thenCompose((items) -> {
				Partial<List<T>> all = Partial.joined(found, items);
				if (all.value().size() > this.query.limit() || (!isCut && read.size() < limit)) {
					return CompletableFuture
						.completedFuture(all.map((shown) -> Page.of(shown, this.query.limit(), this::cursor)));
				}
				if (isCut || round == MAX_ROUNDS) {
					return CompletableFuture.failedFuture(ApiException.unavailable(Messages.BUSY));
				}
				return read(cursor(read.getLast()), Math.min(GROWTH * limit, PageQuery.MAX), round + 1, all);
			});
		});
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

		CompletableFuture<List<R>> find(UUID ownerId, UUID readerId, boolean seesAll, Instant before, UUID beforeId,
				int limit);

		default BiFunction<Cursor, Integer, CompletableFuture<List<R>>> of(UUID ownerId, Viewer viewer) {
			return (before, limit) -> find(ownerId, viewer.id(), viewer.seesAll(), before.createdAt(), before.id(),
					limit);
		}

	}

}
