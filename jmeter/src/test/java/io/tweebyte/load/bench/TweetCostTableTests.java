package io.tweebyte.load.bench;

import io.tweebyte.load.plan.BackendName;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TweetCostTableTests {

	private final TweetCost follow = TweetCosts.of(BackendName.ASYNC, TweetOperation.FOLLOW);

	private final TweetCost like = TweetCosts.of(BackendName.REACTIVE, TweetOperation.LIKE);

	@Test
	void putsEveryFigureUnderItsHead() {
		List<String> lines = TweetCostTable.lines(List.of(this.follow));
		assertThat(lines.get(1).split("[ |]+")).containsExactly("operation", "backend", "n", "gateway", "user", "tweet",
				"inter.", "PgSQL", "Redis", "all", "target", "user", "tweet", "inter.", "calls", "gatew.", "user",
				"tweet", "inter.", "bytes");
		assertThat(lines.get(2).split("[ |]+")).containsExactly("follow", "async", "100", "2.00", "1.00", "1.00",
				"1.00", "1.00", "1.00", "7.00", "+438", "%", "0.00", "3.00", "0.00", "1.00", "1", "0", "2", "1",
				"1234.5");
		assertThat(lines).allSatisfy((line) -> assertThat(line).hasSameSizeAs(lines.getFirst()));
	}

	@Test
	void putsTheBackendsOfAnOperationBelowEachOther() {
		TweetCost second = TweetCosts.of(BackendName.REACTIVE, TweetOperation.FOLLOW);
		List<String> lines = TweetCostTable.lines(List.of(this.like, this.follow, second));
		assertThat(lines.subList(2, 5)).extracting((line) -> line.substring(0, 30).replaceAll(" +", " ").strip())
			.containsExactly("follow async", "follow reactive", "like reactive");
	}

	@Test
	void showsNoDistanceWithoutATarget() {
		assertThat(TweetCostTable.lines(List.of(this.like)).get(2)).contains(" - |");
	}

	@Test
	void marksFailures() {
		assertThat(TweetCostTable.lines(List.of(TweetCosts.failed(this.like, 3, "404"))).get(2)).endsWith("3 FAILED");
	}

}
