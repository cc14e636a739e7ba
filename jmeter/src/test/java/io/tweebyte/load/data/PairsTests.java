package io.tweebyte.load.data;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.load.data.Pairs.Pair;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PairsTests {

	private final List<UUID> users = IntStream.range(0, 7).mapToObj((number) -> new UUID(1, number)).toList();

	@Test
	void makesEveryPairOfDifferentUsersOnce() {
		Pairs pairs = new Pairs(this.users, List.of());
		assertThat(pairs.between(0, pairs.count())).hasSize(7 * 6)
			.doesNotHaveDuplicates()
			.noneMatch((pair) -> pair.from().equals(pair.to()));
	}

	@Test
	void leavesOutWhoFollowsAlready() {
		Pair existing = new Pair(this.users.get(2), this.users.get(5));
		Pairs pairs = new Pairs(this.users, List.of(existing));
		assertThat(pairs.between(0, pairs.count())).hasSize(41).doesNotContain(existing);
	}

	@Test
	void hasNothingInCommonBetweenPartsAndLosesNothing() {
		Pairs pairs = new Pairs(this.users, List.of());
		List<Pair> all = new ArrayList<>(pairs.between(0, 30).toList());
		all.addAll(pairs.between(30, pairs.count()).toList());
		assertThat(all).hasSize(42).doesNotHaveDuplicates();
	}

	@Test
	void givesEveryPartItsShareWhereverThePairsAreThatExist() {
		List<Pair> first = new Pairs(this.users, List.of()).between(0, 14).toList();
		Pairs pairs = new Pairs(this.users, first);
		assertThat(pairs.count()).isEqualTo(28);
		assertThat(pairs.between(0, 7)).hasSize(7).doesNotContainAnyElementsOf(first);
		assertThat(pairs.between(0, 28)).hasSize(28).doesNotHaveDuplicates().doesNotContainAnyElementsOf(first);
	}

	@Test
	void skipsWhoseUsersAreNotAmongThem() {
		Pair unknown = new Pair(new UUID(2, 1), this.users.get(1));
		assertThat(new Pairs(this.users, List.of(unknown)).count()).isEqualTo(42);
	}

	@Test
	void takesOtherUsersForPairsThatFollowEachOther() {
		Pairs pairs = new Pairs(this.users, List.of());
		assertThat(pairs.between(0, 7).map(Pair::from)).doesNotHaveDuplicates();
		assertThat(pairs.between(0, 7).map(Pair::to)).doesNotHaveDuplicates();
	}

}
