package io.tweebyte.load.run;

import io.tweebyte.load.plan.LoadPreset;
import io.tweebyte.load.plan.RunOrder;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ScheduleTests {

	private static final long NOW = 1_000;

	private static final long PLANNED = 101_000;

	private static final long LATEST = 201_000;

	private final RunOrder study = LoadPreset.STUDY.order(1);

	private final RunOrder single = LoadPreset.QUICK.order(1).withStarts(1);

	@Test
	void hasKneesAndLatencyWhereClaimsArePossible() {
		Schedule schedule = of(this.study, true, 1);
		assertThat(schedule).isEqualTo(new Schedule(46_000, 76_000, PLANNED));
		assertThat(schedule.hasRates()).isTrue();
		assertThat(schedule.hasLatency()).isTrue();
	}

	@Test
	void searchesKneesWithTheFewestUsersAlone() {
		assertThat(of(this.study, false, 1)).isEqualTo(new Schedule(76_000, 76_000, PLANNED));
	}

	@Test
	void searchesNoKneesWithFewStarts() {
		assertThat(of(this.single, true, 1)).isEqualTo(new Schedule(76_000, 76_000, PLANNED));
	}

	@Test
	void leavesLatencyOutWhereTooFewRoundsWouldFit() {
		Schedule schedule = of(this.single, true, 12_000);
		assertThat(schedule).isEqualTo(new Schedule(PLANNED, PLANNED, PLANNED));
		assertThat(schedule.hasRates()).isFalse();
		assertThat(schedule.hasLatency()).isFalse();
	}

	@Test
	void takesAllTheTimeWhereTooFewRoundsWouldFit() {
		assertThat(of(this.single, true, 20_000)).isEqualTo(new Schedule(LATEST, LATEST, LATEST));
		assertThat(of(this.study, true, 1_000_000)).isEqualTo(new Schedule(PLANNED, PLANNED, PLANNED));
	}

	@Test
	void triesTooManyRequestsForThreeQuartersOfTheTime() {
		Schedule schedule = of(LoadPreset.OVERLOAD.order(1), true, 1_000_000);
		assertThat(schedule).isEqualTo(new Schedule(26_000, PLANNED, PLANNED));
		assertThat(schedule.hasRates()).isTrue();
		assertThat(schedule.hasLatency()).isFalse();
	}

	private static Schedule of(RunOrder order, boolean fewestUsers, long cycle) {
		return Schedule.of(order, fewestUsers, cycle, NOW, PLANNED, LATEST);
	}

}
