package io.tweebyte.load.plan;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class RotationTests {

	private static final List<String> BACKENDS = List.of("async", "reactive", "virtual");

	private final Rotation rotation = rotation(5);

	@Test
	void givesEachBackendTheSameLoadInTheWarmUp() {
		for (int round = 1; round <= 10; round++) {
			assertThat(this.rotation.warmUp("follow-10", round)).extracting(Slot::backend)
				.containsExactlyInAnyOrderElementsOf(BACKENDS);
		}
	}

	@Test
	void measuresAnotherBackendTwiceInEachRound() {
		for (int round = 1; round <= 30; round += BACKENDS.size()) {
			List<String> twins = IntStream.range(round, round + BACKENDS.size())
				.mapToObj((number) -> this.rotation.measured("follow-10", number))
				.peek((slots) -> assertThat(slots).hasSize(BACKENDS.size() + 1).doesNotHaveDuplicates())
				.flatMap((slots) -> slots.stream().filter(Slot::twin).map(Slot::backend))
				.toList();
			assertThat(twins).containsExactlyInAnyOrderElementsOf(BACKENDS);
		}
	}

	@Test
	void sendsLoadToASecondSetOfTheFirstBackendsServicesInEachRound() {
		RunOrder order = LoadPreset.STUDY.order(5);
		assertThat(order.ownTwin()).isTrue();
		Rotation own = new Rotation(1, order);
		Slot twin = new Slot("async twin", true);
		for (int round = 1; round <= 10; round++) {
			assertThat(own.measured("follow-10", round)).hasSize(4).contains(twin);
			assertThat(own.warmUp("follow-10", round)).hasSize(4).contains(twin);
			assertThat(own.once("follow-10", round)).hasSize(3).doesNotContain(twin);
		}
		assertThat(order.allSpecs()).extracting(BackendSpec::label)
			.containsExactly("async", "reactive", "virtual", "async twin");
		assertThat(LoadPreset.QUICK.order(5).allSpecs()).hasSize(3);
	}

	@Test
	void repeatsItsOrderForTheSameSeedAlone() {
		Set<List<Slot>> orders = new HashSet<>();
		for (int round = 1; round <= 20; round++) {
			List<Slot> slots = this.rotation.measured("follow-10", round);
			assertThat(rotation(5).measured("follow-10", round)).isEqualTo(slots);
			orders.add(slots);
		}
		assertThat(orders).hasSizeGreaterThan(5);
		assertThat(this.rotation.shuffled(List.of(1, 2, 3, 4, 5), 1))
			.isNotEqualTo(rotation(6).shuffled(List.of(1, 2, 3, 4, 5), 1));
	}

	@ParameterizedTest
	@CsvSource({ "1, follow-10", "1, user-summary-10", "2, follow-10", "2, user-summary-10", "3, mixed-100" })
	void givesEachSlotEachPlaceAboutEquallyOften(int start, String block) {
		Rotation own = new Rotation(start, LoadPreset.STUDY.order(1));
		List<List<Slot>> rounds = IntStream.rangeClosed(1, 40).mapToObj((round) -> own.measured(block, round)).toList();
		for (int place = 0; place < 4; place++) {
			int index = place;
			Map<Slot, Long> times = rounds.stream()
				.collect(Collectors.groupingBy((slots) -> slots.get(index), Collectors.counting()));
			assertThat(times).hasSize(4);
			assertThat(times.values()).allSatisfy((count) -> assertThat(count).isBetween(2L, 20L));
		}
	}

	/** With twins on the JVMs of their backends. */
	private static Rotation rotation(long seed) {
		return new Rotation(1, LoadPreset.QUICK.order(seed));
	}

}
