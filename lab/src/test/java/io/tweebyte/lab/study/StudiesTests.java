package io.tweebyte.lab.study;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.claim.Claim;
import io.tweebyte.lab.claim.ClaimVerdict;
import io.tweebyte.lab.claim.Counted;
import io.tweebyte.lab.claim.UnequalWork;
import io.tweebyte.lab.study.Rung.Row;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class StudiesTests {

	private static Map<String, Rung> rungs;

	@BeforeAll
	static void count() {
		rungs = Studies.all()
			.stream()
			.flatMap((study) -> study.rungs().get().stream())
			.collect(Collectors.toMap(Rung::name, Function.identity()));
	}

	@Test
	void eachRungNamesClaimsThatThereAre() {
		List<String> ids = Claim.all().stream().map(Claim::id).toList();
		assertThat(rungs.values()).allSatisfy((rung) -> {
			assertThat(rung.claims()).isNotEmpty().isSubsetOf(ids);
			assertThat(rung.change()).endsWith(".");
			assertThat(rung.says()).endsWith(".");
			assertThat(rung.rows()).allSatisfy((row) -> assertThat(row.counts()).hasSameSizeAs(rung.columns()));
		});
	}

	@Test
	void aSubscriberThatRequestsNothingGetsNothing() {
		assertThat(row("single: published", "Reactor").counts()).endsWith(0L);
		assertThat(row("single: published", "RxJava").counts()).endsWith(10_000L);
		assertThat(rungs.get("single: requested").isEqual()).isTrue();
		assertThat(row("single: assembly", "several operators (3.2.2)").counts()).containsExactly(10_000L, 1L);
	}

	@Test
	void theLoopOfTheStreamDoesTwiceTheWork() {
		Row loop = row("stream: published", "plain code");
		for (String library : List.of("Reactor", "RxJava", "Mutiny")) {
			Row row = row("stream: published", library);
			assertThat((double) loop.counts().get(0) / row.counts().get(0)).isBetween(1.9, 2.1);
			assertThat((double) loop.counts().get(1) / row.counts().get(1)).isBetween(1.9, 2.1);
		}
		assertThat(rungs.get("stream: equal work").isEqual()).isTrue();
	}

	@Test
	void operatorsTakeUnequalNumbersForTheSameItems() {
		String name = "operators: per delivered item";
		long map = row(name, "Reactor map").counts().getFirst();
		assertThat((double) row(name, "Reactor filter").counts().getFirst() / map).isBetween(1.9, 2.1);
		assertThat((double) row(name, "Reactor mapToMany").counts().getFirst() / map).isBetween(0.3, 0.37);
	}

	@Test
	void flatMapSingleRequestsEverythingUnlessItIsBounded() {
		assertThat(row("flatMapSingle: published", "RxJava").counts()).containsExactly(Long.MAX_VALUE);
		assertThat(row("flatMapSingle: published", "Reactor").counts()).containsExactly(256L);
		assertThat(rungs.get("flatMapSingle: bounded").rows()).extracting(Row::counts).containsOnly(List.of(32L));
	}

	@Test
	void futuresAppendAllLinesAtOnce() {
		assertThat(row("file: published", "CompletableFuture").counts()).containsExactly(2_000L, 2_000L);
		assertThat(row("file: published", "Reactor").counts()).containsExactly(2_000L, 1L);
		assertThat(rungs.get("file: bounded").isEqual()).isTrue();
	}

	@Test
	void wordsAreCountedTwiceOrHandedOver() {
		Row baseline = row("group words: published", "baseline");
		Row rxJava = row("group words: published", "RxJava");
		assertThat(baseline.counts().getFirst()).isGreaterThan(rxJava.counts().getFirst());
		assertThat(rxJava.counts().get(1)).isEqualTo(rxJava.counts().get(0));
		assertThat(rungs.get("group words: same answer").rows()).extracting((row) -> row.counts().getFirst())
			.containsOnly(rxJava.counts().getFirst());
		assertThat(rungs.get("group words: each book by itself").isEqual()).isTrue();
		// it is about a claim that compares the libraries with each other, too
		assertThat(rungs.get("group words: each book by itself").rows()).extracting(Row::style)
			.containsExactly("future", "rxjava", "reactor");
		assertThat(rungs.get("biggest word in C#: published").isEqual()).isFalse();
		assertThat(rungs.get("biggest word in C#: longest").isEqual()).isTrue();
	}

	@Test
	void composedRowsThatAreNotReadHaveNoCells() {
		assertThat(row("composed: published", "composed").counts()).containsExactly(500L, 0L);
		assertThat(row("composed: published", "composed, read afterwards").counts()).containsExactly(500L, 0L);
		assertThat(rungs.get("composed: read").isEqual()).isTrue();
		assertThat(row("chunks: published", "sync").counts().get(1)).isPositive();
		assertThat(rungs.get("chunks: decoded").isEqual()).isTrue();
	}

	@Test
	void decidesWhatCountingDecides() {
		Counted counted = Studies.counted();
		List<String> decided = Claim.all().stream().filter(Claim::isCounted).map(Claim::id).toList();
		assertThat(counted.verdicts().keySet()).containsExactlyInAnyOrderElementsOf(decided);
		assertThat(counted.verdicts()).containsEntry("P12", ClaimVerdict.DOES_NOT_HOLD)
			.containsEntry("R5", ClaimVerdict.DOES_NOT_HOLD)
			.containsEntry("R12", ClaimVerdict.DOES_NOT_HOLD);
		assertThat(counted.unequal()).extracting(UnequalWork::claim)
			.containsAll(Claim.all().stream().filter(Claim::isFormUnequal).map(Claim::id).toList());
	}

	@Test
	void unequalWorkHasADirection() {
		Map<String, UnequalWork> unequal = Studies.counted()
			.unequal()
			.stream()
			.collect(Collectors.toMap(UnequalWork::claim, Function.identity(), (first, second) -> first));
		// Reactor does nothing, and the loop twice as much as the libraries
		assertThat(unequal.get("P1").counts().get("reactor")).isLessThan(unequal.get("P1").counts().get("rxjava"));
		assertThat(unequal.get("P13").counts().get("loop")).isGreaterThan(unequal.get("P13").counts().get("rxjava"));
		assertThat(unequal.get("P15").effect()).isEqualTo(UnequalWork.Effect.SPEEDS_UP);
		assertThat(unequal.get("P15").counts()).containsEntry("future", 2_000L)
			.containsEntry("rxjava", 1L)
			.containsEntry("mutiny", 1L);
		assertThat(unequal.get("P9").counts()).containsOnlyKeys("stream-map:reactor", "stream-filter:reactor");
		assertThat(unequal.get("R6").counts().get("reactor")).isEqualTo(unequal.get("R6").counts().get("rxjava"))
			.isGreaterThan(unequal.get("R6").counts().get("future"));
	}

	@Test
	void aStudyHasALetter() {
		assertThat(Stream.of("p", "K", "r", "J").map(Study.Key::named)).containsExactly(Study.Key.values());
		assertThatIllegalArgumentException().isThrownBy(() -> Study.Key.named("X"))
			.withMessage("There is no study 'X'. There are: P, K, R, J");
	}

	private static Row row(String rung, String side) {
		return rungs.get(rung).rows().stream().filter((row) -> row.side().equals(side)).findFirst().orElseThrow();
	}

}
