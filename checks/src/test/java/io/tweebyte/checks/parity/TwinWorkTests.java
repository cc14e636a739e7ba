package io.tweebyte.checks.parity;

import java.nio.file.Path;

import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TwinWorkTests {

	private static final TreePair PAIR = new TreePair(Tree.ASYNC, Tree.REACTIVE);

	@TempDir
	Path root;

	@Test
	void acceptsEqualWork() {
		TinyProject tiny = all("reads a tweet: 3 statements, 1 calls");
		assertThat(TwinWork.counted(tiny.project())).isTrue();
		assertThat(TwinWork.violations(tiny.project(), PAIR)).isEmpty();
	}

	@Test
	void namesARequestThatCostsOneSideLess() {
		TinyProject tiny = all("reads a tweet: 3 statements, 1 calls").write("async/tweet-service/target/work.txt",
				"reads a tweet: 2 statements, 1 calls");
		assertThat(TwinWork.violations(tiny.project(), PAIR)).containsExactly("tweet-service: 'reads a tweet' is "
				+ "2 statements, 1 calls in async and 3 statements, 1 calls in reactive: let both do the same work");
	}

	@Test
	void namesARequestThatOnlyOneSideCounts() {
		TinyProject tiny = all("reads a tweet: 3 statements, 1 calls").write("reactive/user-service/target/work.txt",
				"logs in: 1 statements, 0 calls");
		assertThat(TwinWork.violations(tiny.project(), PAIR)).hasSize(2)
			.anySatisfy((text) -> assertThat(text).contains("'logs in' is not counted in async"));
	}

	@Test
	void namesAServiceThatCountsNothing() {
		TinyProject tiny = new TinyProject(this.root);
		assertThat(TwinWork.counted(tiny.project())).isFalse();
		assertThat(TwinWork.violations(tiny.project(), PAIR)).hasSize(6)
			.contains("reactive/user-service/target/work.txt has no counts: run the integration tests of that service");
	}

	@Test
	void drawsAllTreesBesideEachOther() {
		assertThat(TwinWork.table(all("reads a tweet: 3 statements, 1 calls").project()).lines()).hasSize(4)
			.anySatisfy((line) -> assertThat(line)
				.matches("tweet +reads a tweet +3 statements, 1 calls +3 statements, 1 calls +not counted"));
	}

	private TinyProject all(String line) {
		return new TinyProject(this.root).both("user-service/target/work.txt", line)
			.both("tweet-service/target/work.txt", line)
			.both("interaction-service/target/work.txt", line);
	}

}
