package io.tweebyte.shared.sql;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class LikePatternTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			''     | %%
			abc    | %abc%
			100%   | %100\\%%
			a_b    | %a\\_b%
			a\\b   | %a\\\\b%
			%_\\   | %\\%\\_\\\\%
			'a''b' | '%a''b%'
			\ud83d\ude00 | %\ud83d\ude00%
			""")
	void takesWildcardsForPlainText(String term, String pattern) {
		assertThat(LikePattern.containing(term)).isEqualTo(pattern);
	}

}
