package io.tweebyte.interaction.service;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.interaction.entity.ListItem;
import io.tweebyte.interaction.entity.ListRow;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;

/**
 * Reads a page of a list from which items are left out that the reader may not see, or
 * that do not exist any more. Rows are read until the page is full, so that what is left
 * out changes neither its length nor its cursor.
 */
final class ListPage<R extends ListRow, T> {

	private static final int MAX_ROUNDS = 8;

	private static final int GROWTH = 4;

	private final String list;

	private final PageQuery query;

	private final BiFunction<Cursor, Limit, Mono<List<R>>> rows;

	private final Function<List<R>, Mono<Partial<List<ListItem<T>>>>> items;

	ListPage(String list, PageQuery query, BiFunction<Cursor, Limit, Mono<List<R>>> rows,
			Function<List<R>, Mono<Partial<List<ListItem<T>>>>> items) {
		this.list = list;
		this.query = query;
		this.rows = rows;
		this.items = items;
	}

	/**
	 * Reads the page.
	 * @return the page; fails with 503 when too many rows in a row are left out
	 */
	Mono<Partial<Page<T>>> read() {
		return read(this.query.before().orElse(Facts.newest(this.list)), this.query.rows(), 1,
				Partial.whole(List.of()));
	}

	private Mono<Partial<Page<T>>> read(Cursor before, int limit, int round, Partial<List<ListItem<T>>> found) {
		return this.rows.apply(before, Limit.of(limit)).flatMap((read) -> this.items.apply(read).flatMap((items) -> {
			Partial<List<ListItem<T>>> all = joined(found, items);
			if (all.value().size() > this.query.limit() || read.size() < limit) {
				return Mono.just(page(all));
			}
			if (round == MAX_ROUNDS) {
				return Mono.error(Facts.busy());
			}
			return read(cursor(read.getLast()), Math.min(GROWTH * limit, PageQuery.MAX), round + 1, all);
		}));
	}

	private static <T> Partial<List<T>> joined(Partial<List<T>> first, Partial<List<T>> second) {
		List<T> items = new ArrayList<>(first.value());
		items.addAll(second.value());
		List<Degraded> missing = Stream.concat(first.missing().stream(), second.missing().stream())
			.distinct()
			.sorted()
			.toList();
		return new Partial<>(items, missing);
	}

	private Partial<Page<T>> page(Partial<List<ListItem<T>>> found) {
		Page<ListItem<T>> page = Page.of(found.value(), this.query.limit(), (item) -> cursor(item.row()));
		return new Partial<>(page.with(page.items().stream().map(ListItem::value).toList()), found.missing());
	}

	private Cursor cursor(ListRow row) {
		return new Cursor(this.list, row.createdAt(), row.id());
	}

}
