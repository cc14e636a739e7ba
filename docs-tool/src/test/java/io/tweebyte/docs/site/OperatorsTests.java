package io.tweebyte.docs.site;

import java.nio.file.Path;

import io.tweebyte.checks.Tree;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class OperatorsTests {

	@TempDir
	private Path root;

	@Test
	void countsTheOperatorsOfEachModel() {
		SmallProject trees = SmallProject.withAPair(this.root).compile("async").compile("reactive");
		assertThat(Operators.of(trees.project(), Tree.ASYNC).among((type) -> true))
			.isEqualTo("completedFuture 1, thenApply 1");
		assertThat(Operators.of(trees.project(), Tree.REACTIVE).among((type) -> true)).isEqualTo("just 1, map 1");
	}

	@Test
	void countsTheMostFrequentFirstAndNoOtherTypes() {
		SmallProject trees = new SmallProject(this.root)
			.write("reactive/" + SmallProject.TALK + "A.java",
					"""
							package io.tweebyte.talk;

							import java.util.List;
							import reactor.core.publisher.Mono;

							class A {

								Mono<Integer> a() {
									return Mono.just(List.of(1).stream().map((one) -> one).count()).map(Long::intValue).map(this::b);
								}

								int b(int b) {
									return b;
								}

							}
							""")
			.compile("reactive");
		Operators operators = Operators.of(trees.project(), Tree.REACTIVE);
		assertThat(operators.among("io.tweebyte.talk.A"::equals)).isEqualTo("map 2, just 1");
		assertThat(operators.among("io.tweebyte.talk.B"::equals)).isEmpty();
	}

	@Test
	void knowsNothingOfWhatIsNotCompiled() {
		SmallProject trees = SmallProject.withAPair(this.root).compile("async");
		assertThat(Operators.of(trees.project(), Tree.ASYNC).areUnknown()).isFalse();
		assertThat(Operators.of(trees.project(), Tree.REACTIVE).areUnknown()).isTrue();
	}

}
