package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.stream.IntStream;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.shared.sql.SlowSearches;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Terms that are held to be fast: PostgreSQL finds trigrams in them.
 */
class SlowSearchesIntegrationTests {

	private static final String WITHOUT_TRIGRAMS = """
			select string_agg(term, ' ') as terms from unnest(cast(:terms as text[])) as t (term)
			where show_trgm(term) = '{}'""";

	@Test
	void leaveOutNoTermWithoutTrigrams() throws SQLException {
		String[] fast = IntStream.rangeClosed(Character.MIN_CODE_POINT, Character.MAX_CODE_POINT)
			.filter((character) -> Character.getType(character) != Character.SURROGATE)
			.mapToObj((character) -> Character.toString(character).repeat(3))
			.filter((term) -> !SlowSearches.isSlow(term))
			.map(Folding::fold)
			.toArray(String[]::new);
		try (Connection connection = TestDatabases.tweets().open()) {
			assertThat(fast).hasSizeGreaterThan(40_000);
			assertThat(NamedStatement.of(WITHOUT_TRIGRAMS).with("terms", fast).row(connection)).containsEntry("terms",
					null);
		}
	}

}
