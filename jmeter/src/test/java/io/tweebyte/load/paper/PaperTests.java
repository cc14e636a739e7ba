package io.tweebyte.load.paper;

import java.util.List;

import org.apache.commons.statistics.descriptive.Median;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class PaperTests {

	private final Paper paper = Paper.read();

	@Test
	void hasAllCellsOfTheStudy() {
		assertThat(this.paper.loads()).hasSize(4 * 7 * 2);
		assertThat(this.paper.loads("user-summary", "reactive")).extracting(PaperLoad::users)
			.containsExactly(10, 50, 100, 250, 500, 750, 1000);
		assertThat(this.paper.loads("mixed", "async")).isEmpty();
	}

	@Test
	void hasItsTableFour() {
		assertThat(this.paper.statics()).hasSize(6);
		assertThat(this.paper.statics("user", "async")).contains(new PaperStatic("user", "async", 61, 2363, 52));
		assertThat(this.paper.statics("gateway", "async")).isEmpty();
	}

	/** 60 s of ramp-up within a window of 180 s would give 150 of 180 seconds: 0.833. */
	@Test
	void throughputAndLatencyAmountToFiveSixthsOfTheUsers() {
		double[] shares = this.paper.loads().stream().mapToDouble(PaperLoad::usersShare).sorted().toArray();
		assertThat(Median.withDefaults().withCopy(true).evaluate(shares)).isCloseTo(0.83, within(0.005));
		assertThat(List.of(shares[0], shares[shares.length - 1])).satisfiesExactly(
				(least) -> assertThat(least).isCloseTo(0.67, within(0.005)),
				(greatest) -> assertThat(greatest).isCloseTo(0.98, within(0.005)));
	}

}
