package io.tweebyte.lab.study;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.lab.study.Rung.Row;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class OperatorsStudyTests {

	private final Map<String, Rung> rungs = OperatorsStudy.rungs()
		.stream()
		.collect(Collectors.toMap(Rung::name, Function.identity()));

	@Test
	void aSubscriberThatAsksForNothingGetsNothing() {
		assertThat(row("single: published", "Reactor").delivered()).isZero();
		assertThat(row("single: published", "RxJava").delivered()).isEqualTo(10_000);
		assertThat(rows("single: asked for")).allSatisfy((row) -> assertThat(row.delivered()).isEqualTo(10_000));
	}

	@Test
	void theLoopOfTheStreamDoesTwiceTheWork() {
		Row loop = row("stream: published", "plain code");
		for (String library : List.of("Reactor", "RxJava", "Mutiny")) {
			Row row = row("stream: published", library);
			assertThat((double) loop.delivered() / row.delivered()).isBetween(1.9, 2.1);
			assertThat((double) loop.taken() / row.taken()).isBetween(1.9, 2.1);
		}
		assertThat(rows("stream: equal work")).extracting(Row::taken).containsOnly(10_000L);
		assertThat(rows("stream: equal work")).extracting(Row::delivered).containsOnly(loop.delivered());
	}

	@Test
	void operatorsTakeUnequalNumbersForTheSameItems() {
		String name = "operators: per delivered item";
		long map = row(name, "Reactor map").taken();
		assertThat((double) row(name, "Reactor filter").taken() / map).isBetween(1.9, 2.1);
		assertThat((double) row(name, "Reactor mapToMany").taken() / map).isBetween(0.3, 0.37);
	}

	@Test
	void flatMapSingleAsksForEverythingUnlessItIsBounded() {
		assertThat(row("flatMapSingle: by default", "RxJava").taken()).isEqualTo(Long.MAX_VALUE);
		assertThat(row("flatMapSingle: by default", "Reactor").taken()).isEqualTo(256);
		assertThat(rows("flatMapSingle: bounded")).extracting(Row::taken).containsOnly(32L);
	}

	private Row row(String rung, String library) {
		return rows(rung).stream().filter((row) -> row.library().equals(library)).findFirst().orElseThrow();
	}

	private List<Row> rows(String rung) {
		return this.rungs.get(rung).rows();
	}

}
