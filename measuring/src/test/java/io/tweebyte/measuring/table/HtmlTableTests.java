package io.tweebyte.measuring.table;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HtmlTableTests {

	private final HtmlTable renderer = new HtmlTable();

	@Test
	void hasCaptionScopesAndClassesOfNumbers() {
		assertThat(this.renderer.render(TableFixture.table(TableFixture.full("gateway")))).isEqualTo(
				"""
						<div class="scroll"><table>
						<caption>CPU by process</caption>
						<thead><tr><th scope="col">process</th><th scope="col" class="number">requests</th><th scope="col" class="number">95 %</th></tr></thead>
						<tbody>
						<tr><th scope="row">gateway</th><td class="number">1,234</td><td class="number">1.12 to 1.30</td></tr>
						</tbody></table></div>
						""");
	}

	@Test
	void escapesCells() {
		assertThat(this.renderer.render(TableFixture.table(TableFixture.empty("<b>&\"x\""))))
			.contains("<th scope=\"row\">&lt;b&gt;&amp;&quot;x&quot;</th>");
	}

	@Test
	void leavesAnEmptyTitleOut() {
		Table<TableFixture.Row> table = TableFixture.table();
		assertThat(this.renderer.render(new Table<>("", table.columns(), table.rows()))).doesNotContain("caption");
	}

}
