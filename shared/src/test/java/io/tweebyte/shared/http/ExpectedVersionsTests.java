package io.tweebyte.shared.http;

import java.util.List;
import java.util.stream.Collectors;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.FieldError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class ExpectedVersionsTests {

	@Test
	void takeEveryVersionWithoutAHeader() {
		assertThat(ExpectedVersions.parse(null)).isEqualTo(new ExpectedVersions(true, List.of()));
		assertThat(ExpectedVersions.parse("*").any()).isTrue();
		assertThat(ExpectedVersions.parse(" * ").any()).isTrue();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '\'', textBlock = """
			"1"                | 1
			"12", "3"          | 12 3
			"1","2"            | 1 2
			"1" ,, "2",        | 1 2
			, "1"              | 1
			W/"1"              | ''
			W/"1", "2"         | 2
			""                 | ''
			"0"                | ''
			"01"               | ''
			"1a"               | ''
			"-1"               | ''
			"1,2"              | ''
			"999999999"        | 999999999
			"1000000000"       | ''
			"99999999999999"   | ''
			""")
	void takeTheVersionsThatAreNamed(String header, String versions) {
		ExpectedVersions expected = ExpectedVersions.parse(header);
		assertThat(expected.any()).isFalse();
		assertThat(expected.versions().stream().map(String::valueOf).collect(Collectors.joining(" ")))
			.isEqualTo(versions);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", ",", "1", "\"1", "1\"", "'1'", "\"1\" \"2\"", "*, \"1\"", "\"1\", *", "w/\"1\"",
			"W/ \"1\"", "\"a b\"", "\"1\"x", "\"\u0001\"", "null" })
	void refuseWhatIsNoList(String header) {
		assertRefused(header);
	}

	@Test
	void refuseWhatIsTooLong() {
		assertThat(ExpectedVersions.parse("\"" + "1".repeat(998) + "\"").versions()).isEmpty();
		assertRefused("\"" + "1".repeat(999) + "\"");
		assertRefused(",".repeat(100_000));
	}

	private static void assertRefused(String header) {
		ApiException failure = catchThrowableOfType(ApiException.class, () -> ExpectedVersions.parse(header));
		assertThat(failure.errors()).containsExactly(new FieldError("If-Match", ExpectedVersions.MESSAGE));
	}

}
