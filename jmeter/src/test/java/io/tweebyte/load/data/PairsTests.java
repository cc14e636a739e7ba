package io.tweebyte.load.data;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.data.Pairs.Pair;

import static org.assertj.core.api.Assertions.assertThat;

class PairsTests {

	private final List<UUID> users = IntStream.range(0, 7).mapToObj((number) -> new UUID(1, number)).toList();

	@Test
	void makesEveryPairOfDifferentUsersOnce() {
		Pairs pairs = new Pairs(this.users, List.of());
		assertThat(pairs.between(0, pairs.places())).hasSize(7 * 6)
			.doesNotHaveDuplicates()
			.noneMatch((pair) -> pair.from().equals(pair.to()));
	}

	@Test
	void leavesOutWhoFollowsAlready() {
		Pair existing = new Pair(this.users.get(2), this.users.get(5));
		Pairs pairs = new Pairs(this.users, List.of(existing));
		assertThat(pairs.between(0, pairs.places())).hasSize(41).doesNotContain(existing);
	}

	@Test
	void hasNothingInCommonBetweenSlicesAndLosesNothing() {
		Pairs pairs = new Pairs(this.users, List.of());
		List<Pair> all = new ArrayList<>();
		for (int number = 0; number < 5; number++) {
			Slice slice = new Slice(number, 5);
			all.addAll(pairs.between(slice.from(pairs.places()), slice.to(pairs.places())).toList());
		}
		assertThat(all).hasSize(42).doesNotHaveDuplicates();
	}

	@Test
	void takesOtherUsersForPairsThatFollowEachOther() {
		Pairs pairs = new Pairs(this.users, List.of());
		assertThat(pairs.between(0, 7).map(Pair::from)).doesNotHaveDuplicates();
		assertThat(pairs.between(0, 7).map(Pair::to)).doesNotHaveDuplicates();
	}

}
