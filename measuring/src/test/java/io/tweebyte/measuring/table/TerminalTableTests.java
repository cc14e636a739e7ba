package io.tweebyte.measuring.table;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TerminalTableTests {

	@Test
	void alignsTextsToTheLeftAndNumbersToTheRight() {
		assertThat(new TerminalTable()
			.render(TableFixture.table(TableFixture.full("gateway"), TableFixture.empty("redis")))).isEqualTo("""
					CPU by process
					process  requests          95 %
					gateway     1,234  1.12 to 1.30
					redis           –             –
					""");
	}

	@Test
	void keepsEachRowOnALineWithoutControlCharacters() {
		String text = new TerminalTable().render(TableFixture.table(TableFixture.full("a\nb\u001B[31m")));
		assertThat(text).contains("a b[31m  ").doesNotContain("\u001B");
		assertThat(text.lines()).hasSize(3);
	}

	@Test
	void hasColorOnlyWhenAsked() {
		Table<?> table = TableFixture.table(TableFixture.full("gateway"));
		assertThat(new TerminalTable().render(table)).doesNotContain("\u001B");
		assertThat(new TerminalTable(true).render(table))
			.startsWith("\u001B[1mCPU by process\u001B[0m\n\u001B[1mprocess")
			.contains("\ngateway ");
	}

	@Test
	void leavesAnEmptyTitleOut() {
		Table<TableFixture.Row> table = TableFixture.table();
		assertThat(new TerminalTable().render(new Table<>("", table.columns(), table.rows())))
			.isEqualTo("process  requests  95 %\n");
	}

}
