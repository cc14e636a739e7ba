package io.tweebyte.checks;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class AllowListTests {

	@TempDir
	Path root;

	@Test
	void allowsAPathAndWhatLiesBelowAFolder() {
		AllowList list = list("# comment", "", "async/a.txt : only needed there",
				"async/zuul/src/ : the library, carried");
		assertThat(list.allows("async/a.txt")).isTrue();
		assertThat(list.allows("async/zuul/src/main/A.java")).isTrue();
		assertThat(list.allows("async/b.txt")).isFalse();
		assertThat(list.faults((subject) -> true)).isEmpty();
	}

	@Test
	void tellsTheReasonOfAPath() {
		AllowList list = list("async/a.txt : only needed there", "async/zuul/src/ : the library, carried");
		assertThat(list.reason("async/a.txt")).contains("only needed there");
		assertThat(list.reason("async/zuul/src/main/A.java")).contains("the library, carried");
		assertThat(list.reason("async/b.txt")).isEmpty();
		assertThat(list.faults((subject) -> true)).hasSize(2);
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
