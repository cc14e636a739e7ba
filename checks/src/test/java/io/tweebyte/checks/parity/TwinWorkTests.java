package io.tweebyte.checks.parity;

import java.nio.file.Path;

import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TwinWorkTests {

	@TempDir
	Path root;

	@Test
	void acceptsEqualWork() {
		TinyProject tiny = all("reads a tweet: 3 statements, 1 calls");
		assertThat(TwinWork.counted(tiny.project())).isTrue();
		assertThat(TwinWork.violations(tiny.project())).isEmpty();
	}

	@Test
	void namesARequestThatCostsOneSideLess() {
		TinyProject tiny = all("reads a tweet: 3 statements, 1 calls").write("async/tweet-service/target/work.txt",
				"reads a tweet: 2 statements, 1 calls");
		assertThat(TwinWork.violations(tiny.project())).containsExactly("tweet-service: 'reads a tweet' is "
				+ "2 statements, 1 calls in async and 3 statements, 1 calls in reactive: let both do the same work");
	}

	@Test
	void namesARequestThatOnlyOneSideCounts() {
		TinyProject tiny = all("reads a tweet: 3 statements, 1 calls").write("reactive/user-service/target/work.txt",
				"logs in: 1 statements, 0 calls");
		assertThat(TwinWork.violations(tiny.project())).hasSize(2)
			.anySatisfy((text) -> assertThat(text).contains("'logs in' is not counted in async"));
	}

	@Test
	void namesAServiceThatCountsNothing() {
		TinyProject tiny = new TinyProject(this.root);
		assertThat(TwinWork.counted(tiny.project())).isFalse();
		assertThat(TwinWork.violations(tiny.project())).hasSize(3)
			.allSatisfy((text) -> assertThat(text).contains("run its integration tests in both trees"));
	}

	@Test
	void drawsBothBesideEachOther() {
		assertThat(TwinWork.table(all("reads a tweet: 3 statements, 1 calls").project()).lines()).hasSize(4)
			.anySatisfy((line) -> assertThat(line)
				.matches("tweet +reads a tweet +3 statements, 1 calls +3 statements, 1 calls"));
	}

	private TinyProject all(String line) {
		return new TinyProject(this.root).both("user-service/target/work.txt", line)
			.both("tweet-service/target/work.txt", line)
			.both("interaction-service/target/work.txt", line);
	}

}
