package io.tweebyte.measuring.table;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;

class CsvTableTests {

	private final CsvTable renderer = new CsvTable();

	@Test
	void writesUnroundedValuesAndTwoColumnsPerInterval() {
		assertThat(this.renderer.render(TableFixture.table(TableFixture.full("gateway"), TableFixture.empty("redis"))))
			.isEqualTo("""
					process,requests,95 % low,95 % high
					gateway,1234.0,1.1234,1.3
					redis,,,
					""");
	}

	@ParameterizedTest
	@ValueSource(strings = { "a \"quoted\" word", "\"", "a,b", "two\nlines", "two\r\nlines", " spaces ", "'", "–",
			"\"\"\",\n\"" })
	void returnsWhatItWrote(String name) {
		List<Map<String, String>> rows = CsvTable
			.read(this.renderer.render(TableFixture.table(TableFixture.full(name), TableFixture.empty(name))));
		assertThat(rows).hasSize(2)
			.allSatisfy((row) -> assertThat(row).containsEntry("process", name))
			.first()
			.satisfies((row) -> assertThat(row).containsEntry("requests", "1234.0").containsEntry("95 % high", "1.3"));
		assertThat(rows.get(1)).containsEntry("requests", "").containsEntry("95 % low", "");
		assertThat(rows.get(1).keySet()).containsExactly("process", "requests", "95 % low", "95 % high");
	}

	@Test
	void refusesMalformedCsv() {
		assertThatException().isThrownBy(() -> CsvTable.read("a,b\n\"open,1\n"));
	}

}
