package io.tweebyte.measuring.table;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MarkdownTableTests {

	private final MarkdownTable renderer = new MarkdownTable();

	@Test
	void alignsNumbersToTheRight() {
		assertThat(this.renderer.render(TableFixture.table(TableFixture.full("gateway"), TableFixture.empty("redis"))))
			.isEqualTo("""
					**CPU by process**

					| process | requests | 95 % |
					|---|---:|---:|
					| gateway | 1,234 | 1.12 to 1.30 |
					| redis | – | – |
					""");
	}

	@Test
	void escapesWhatWouldBreakTheTable() {
		assertThat(this.renderer.render(TableFixture.table(TableFixture.empty("a|b\\|<i>&\nc"))))
			.contains("| a\\|b\\\\\\|&lt;i>&amp;<br>c | – | – |\n");
	}

	@Test
	void leavesAnEmptyTitleOut() {
		Table<TableFixture.Row> table = TableFixture.table();
		assertThat(this.renderer.render(new Table<>("", table.columns(), table.rows()))).startsWith("| process |");
	}

}
