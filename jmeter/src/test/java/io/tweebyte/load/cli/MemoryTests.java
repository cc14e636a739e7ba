package io.tweebyte.load.cli;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.plan.LoadPreset;
import io.tweebyte.load.plan.RunOrder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/** With amounts of memory in MiB that are planned. */
class MemoryTests {

	/** Three backends with four services of 256 MiB each, and everything else. */
	private static final long ALL = 2500 + 3 * 4 * (256 + 230);

	private static final long TWO = 2500 + 2 * 4 * (256 + 230);

	private final RunOrder quick = LoadPreset.QUICK.order(1);

	@Test
	void startsAllBackendsAtOnceWhereTheyFit() {
		RunOrder planned = Memory.plan(this.quick, ALL);
		assertThat(planned).isEqualTo(this.quick);
		assertThat(planned.pairs()).isFalse();
		assertThat(planned.allStarts()).isEqualTo(2);
		assertThat(planned.at(2)).isEqualTo(this.quick);
	}

	@Test
	void startsTwoAtATimeWhereAllDoNotFit() {
		for (long available : new long[] { TWO, ALL - 1 }) {
			RunOrder planned = Memory.plan(this.quick, available);
			assertThat(planned.pairs()).isTrue();
			assertThat(planned.labels()).isEqualTo(this.quick.labels());
			assertThat(planned.allStarts()).isEqualTo(4);
			assertThat(planned.at(1).labels()).containsExactly("async", "reactive");
			assertThat(planned.at(2).labels()).containsExactly("async", "virtual");
			assertThat(planned.at(3).labels()).containsExactly("async", "reactive");
			assertThat(planned.at(4).starts()).isEqualTo(2);
			assertThat(planned.heap()).isEqualTo("256m");
		}
	}

	@Test
	void startsASecondSetOfServicesWhereItFits() {
		RunOrder order = this.quick.withOwnTwin(true);
		assertThat(Memory.plan(order, ALL + 4 * (256 + 230))).isEqualTo(order);
		assertThat(Memory.plan(order, ALL + 4 * (256 + 230) - 1)).isEqualTo(this.quick);
		assertThat(Memory.plan(order, TWO)).isEqualTo(this.quick.inPairs());
	}

	@Test
	void refusesWhatDoesNotFitInPairs() {
		assertThatIllegalArgumentException().isThrownBy(() -> Memory.plan(this.quick, TWO - 1))
			.withMessage(
					"2 backends at once with a heap of 256m per service need %d MiB of memory, and %d are available. "
						.formatted(TWO, TWO - 1) + "Name fewer with --backends, or a smaller --heap.");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> Memory.plan(this.quick.only("async", "reactive"), TWO - 1));
	}

	@Test
	void needsMemoryForOneBackendOfTheStudysProtocol() {
		RunOrder paper = LoadPreset.PAPER.order(1);
		assertThat(Memory.plan(paper, 2500 + 4 * (1024 + 230))).isEqualTo(paper);
		assertThatIllegalArgumentException().isThrownBy(() -> Memory.plan(paper, 2500 + 4 * (1024 + 230) - 1));
	}

}
