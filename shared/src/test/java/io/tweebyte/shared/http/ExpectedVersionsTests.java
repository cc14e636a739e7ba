package io.tweebyte.shared.http;

import java.util.List;
import java.util.stream.Collectors;

import io.tweebyte.contracts.error.ContractException;
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
		assertThat(ExpectedVersions.parse(List.of())).isEqualTo(new ExpectedVersions(true, List.of()));
		assertThat(ExpectedVersions.parse(List.of("*")).any()).isTrue();
		assertThat(ExpectedVersions.parse(List.of(" * ")).any()).isTrue();
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
		ExpectedVersions expected = ExpectedVersions.parse(List.of(header));
		assertThat(expected.any()).isFalse();
		assertThat(expected.versions().stream().map(String::valueOf).collect(Collectors.joining(" ")))
			.isEqualTo(versions);
	}

	@Test
	void readRepeatedHeadersAsOneList() {
		assertThat(ExpectedVersions.parse(List.of("\"1\"", "\"2\"")).versions()).containsExactly(1, 2);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", ",", "1", "\"1", "1\"", "'1'", "\"1\" \"2\"", "*, \"1\"", "\"1\", *", "w/\"1\"",
			"W/ \"1\"", "\"a b\"", "\"1\"x", "\"\u0001\"", "null" })
	void refuseWhatIsNoList(String header) {
		assertRefused(List.of(header));
	}

	@Test
	void refuseWhatIsTooLong() {
		assertThat(ExpectedVersions.parse(List.of("\"" + "1".repeat(998) + "\"")).versions()).isEmpty();
		assertRefused(List.of("\"" + "1".repeat(999) + "\""));
		assertRefused(List.of(",".repeat(100_000)));
	}

	@Test
	void areWrittenAsTags() {
		assertThat(ExpectedVersions.tag(12)).isEqualTo("\"12\"");
	}

	private static void assertRefused(List<String> values) {
		ContractException failure = catchThrowableOfType(ContractException.class, () -> ExpectedVersions.parse(values));
		assertThat(failure.errors()).containsExactly(new FieldError("If-Match", ExpectedVersions.SENTENCE));
	}

}
