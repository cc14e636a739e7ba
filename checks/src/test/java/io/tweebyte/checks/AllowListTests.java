package io.tweebyte.checks;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class AllowListTests {

	private static final TreePair REACTIVE = new TreePair(Tree.ASYNC, Tree.REACTIVE);

	private static final TreePair VIRTUAL = new TreePair(Tree.ASYNC, Tree.VIRTUAL);

	@TempDir
	Path root;

	@Test
	void allowsAPathAndWhatLiesBelowAFolder() {
		AllowList list = list("# comment", "", "async/a.txt : only needed there",
				"async/zuul/src/ : the library, carried");
		assertThat(list.allows("async/a.txt", REACTIVE)).isTrue();
		assertThat(list.allows("async/zuul/src/main/A.java", REACTIVE)).isTrue();
		assertThat(list.allows("async/b.txt", REACTIVE)).isFalse();
		assertThat(list.faults((subject) -> true, REACTIVE)).isEmpty();
	}

	@Test
	void tellsTheReasonOfAPath() {
		AllowList list = list("async/a.txt : only needed there", "async/zuul/src/ : the library, carried");
		assertThat(list.reason("async/a.txt", REACTIVE)).contains("only needed there");
		assertThat(list.reason("async/zuul/src/main/A.java", REACTIVE)).contains("the library, carried");
		assertThat(list.reason("async/b.txt", REACTIVE)).isEmpty();
		assertThat(list.faults((subject) -> true)).hasSize(2);
	}

	@Test
	void takesALineForTheComparisonsThatItsTreeIsIn() {
		AllowList list = list("async/a.txt : only needed there", "reactive/a.txt : only needed there",
				"virtual/a.txt : only needed there", "servlet/a.txt : only needed there");
		assertThat(list.allows("async/a.txt", REACTIVE)).isTrue();
		assertThat(list.allows("async/a.txt", VIRTUAL)).isTrue();
		assertThat(list.allows("reactive/a.txt", VIRTUAL)).isFalse();
		assertThat(list.allows("virtual/a.txt", REACTIVE)).isFalse();
		assertThat(list.allows("servlet/a.txt", VIRTUAL)).isFalse();
		assertThat(list.faults((subject) -> true, REACTIVE)).hasSize(2);
		assertThat(list.allows("reactive/a.txt", REACTIVE)).isTrue();
		assertThat(list.allows("servlet/a.txt", REACTIVE)).isTrue();
		assertThat(list.faults((subject) -> true, REACTIVE)).isEmpty();
	}

	@Test
	void narrowsALineToOneComparison() {
		AllowList list = list("async/a.txt against virtual : only needed there", "async/b.txt : only needed there");
		assertThat(list.allows("async/a.txt", REACTIVE)).isFalse();
		assertThat(list.allows("async/a.txt", VIRTUAL)).isTrue();
		assertThat(list.allows("async/b.txt", VIRTUAL)).isTrue();
		assertThat(list.faults((subject) -> true, VIRTUAL)).isEmpty();
		assertThat(list.faults((subject) -> true, REACTIVE)).singleElement()
			.asString()
			.endsWith("nothing needs 'async/b.txt' for async and reactive any more: remove the line, or write "
					+ "'async/b.txt against virtual'");
	}

	@Test
	void refusesALineWithoutReason() {
		assertThat(list("async/a.txt").faults((subject) -> true)).singleElement()
			.asString()
			.contains("gives no reason");
		assertThat(list("async/a.txt : x").faults((subject) -> true)).hasSize(1);
	}

	@Test
	void refusesALineThatNothingNeeds() {
		AllowList list = list("async/a.txt : only needed there");
		assertThat(list.faults((subject) -> true)).singleElement()
			.asString()
			.contains("nothing needs 'async/a.txt' any more");
		assertThat(list.faults((subject) -> subject.contains("#"))).isEmpty();
	}

	@Test
	void isEmptyWithoutFile() {
		assertThat(AllowList.of(new Project(this.root)).allows("a")).isFalse();
	}

	private AllowList list(String... lines) {
		return AllowList.of(new TinyProject(this.root).write(AllowList.PATH, lines).project());
	}

}
