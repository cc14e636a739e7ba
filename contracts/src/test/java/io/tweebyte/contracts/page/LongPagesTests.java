package io.tweebyte.contracts.page;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class LongPagesTests {

	@ParameterizedTest
	@CsvSource({ ", false", "'', false", "0, false", "1, false", "100, false", "101, true", "1000, true", "9999, true",
			"0101, true", "x, false", "-101, false", "+101, false", "101x, false", "'101,1', false", "' 101', false",
			"99999, false", "\u0661\u0660\u0661, false" })
	void areThoseWithALimitAboveTheDefault(String limit, boolean isLong) {
		assertThat(PageQuery.isLong(limit)).isEqualTo(isLong);
	}

}
