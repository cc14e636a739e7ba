package io.tweebyte.shared.http;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class LongPagesTests {

	@ParameterizedTest
	@CsvSource({ ", false", "'', false", "limit=100, false", "limit=101, true", "limit=1000, true",
			"before=a&limit=101, true", "limit=1&limit=101, true", "l%69mit=10%31, true", "limit=x, false",
			"limit=99999, false", "limits=101, false" })
	void areThoseWithALimitAboveTheDefault(String query, boolean isLong) {
		assertThat(LongPages.isWanted(new Head(query))).isEqualTo(isLong);
	}

	private record Head(String query) implements RequestView {

		@Override
		public String method() {
			return "GET";
		}

		@Override
		public String path() {
			return "/";
		}

		@Override
		public List<String> headers(String name) {
			return List.of();
		}

		@Override
		public String remoteAddress() {
			return "192.0.2.1";
		}

	}

}
