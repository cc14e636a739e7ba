package io.tweebyte.contracts.page;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class PageTests {

	@ParameterizedTest
	@CsvSource({ "0, 3, 0, false", "2, 3, 2, false", "3, 3, 3, false", "4, 3, 3, true", "1, 1, 1, false",
			"2, 1, 1, true" })
	void knowsByOneMoreRowWhetherThereIsANextPage(int rows, int limit, int items, boolean more) {
		Page<Long> page = Page.of(rows(rows), limit, PageTests::cursor);
		assertThat(page.items()).isEqualTo(rows(items));
		assertThat(page.next()).isEqualTo(more ? Optional.of(cursor(items - 1L)) : Optional.empty());
	}

	@ParameterizedTest
	@CsvSource({ "0, 5, 0, false", "3, 5, 3, false", "4, 5, 3, true", "4, 2, 2, true", "9, 5, 3, true" })
	void endsBeforeItHasTooManyParts(int rows, int limit, int items, boolean more) {
		Page<Long> page = Page.of(rows(rows), limit, PageTests::cursor, (row) -> 2, 7);
		assertThat(page.items()).isEqualTo(rows(items));
		assertThat(page.next()).isEqualTo(more ? Optional.of(cursor(items - 1L)) : Optional.empty());
	}

	@Test
	void hasAtLeastOneItemHoweverManyPartsItHas() {
		assertThat(Page.of(rows(2), 2, PageTests::cursor, (row) -> 8, 7))
			.isEqualTo(new Page<>(rows(1), Optional.of(cursor(0))));
		assertThat(Page.of(rows(1), 2, PageTests::cursor, (row) -> 8, 7))
			.isEqualTo(new Page<>(rows(1), Optional.empty()));
	}

	@Test
	void linksToTheNextPage() {
		Page<Long> page = Page.of(rows(3), 2, PageTests::cursor);
		assertThat(page.link(2)).contains("<?limit=2&before=" + cursor(1).encode() + ">; rel=\"next\"");
	}

	@Test
	void linksNowhereOnTheLastPage() {
		assertThat(Page.of(rows(2), 2, PageTests::cursor).link(2)).isEmpty();
	}

	@Test
	void keepsTheLinkWhenItemsAreFilteredAway() {
		Page<Long> page = new Page<>(List.of(), Optional.of(cursor(1)));
		assertThat(page.link(2)).isPresent();
	}

	private static List<Long> rows(int count) {
		return LongStream.range(0, count).boxed().toList();
	}

	private static Cursor cursor(long row) {
		return new Cursor("rows", Instant.ofEpochSecond(row), new UUID(0, row));
	}

}
