package io.tweebyte.load.bench;

import java.util.List;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CostTableTests {

	@Test
	void hasAColumnForEachFigureOfEachProcess() {
		Table<Cost> table = table(Costs.of(Model.ASYNC, TweetOperation.FOLLOW));
		assertThat(table.names()).containsExactly("operation", "backend", "n", "ms gateway", "ms user", "ms tweet",
				"ms inter.", "ms PgSQL", "ms redis", "ms all", "above target", "SQL user", "SQL tweet", "SQL inter.",
				"calls", "B gateway", "B user", "B tweet", "B inter.", "response", "failed");
		assertThat(table.texts().getFirst()).containsExactly("follow", "async", "100", "2.00", "1.00", "1.00", "1.00",
				"1.00", "1.00", "7.00", "438.5 %", "0.00", "3.00", "0.00", "1.00", "1.0 KiB", "0 B", "2.0 KiB", "512 B",
				"1,235", "0");
	}

	@Test
	void showsNoDistanceWithoutATarget() {
		assertThat(table(Costs.of(Model.ASYNC, TweetOperation.LIKE)).texts().getFirst()).contains("\u2013");
	}

	@Test
	void leavesOutWhatAProcessDoesNotHave() {
		Table<Cost> table = table(Costs.of(Model.ASYNC, Rung.STUDY, 596), Costs.of(Model.ASYNC, TweetOperation.FOLLOW));
		assertThat(table.texts().getFirst().get(table.names().indexOf("ms service"))).isEqualTo("596");
		assertThat(table.texts().getLast().get(table.names().indexOf("ms service"))).isEqualTo("\u2013");
	}

	private static Table<Cost> table(Cost... costs) {
		return CostTable.of(List.of(costs), "operation",
				new Column<>("above target", Cost::aboveTarget, Format.PERCENT));
	}

}
