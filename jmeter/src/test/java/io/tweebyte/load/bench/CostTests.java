package io.tweebyte.load.bench;

import io.tweebyte.launcher.workspace.Model;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class CostTests {

	private final Cost cost = Costs.of(Model.ASYNC, TweetOperation.FOLLOW);

	@Test
	void addsAllProcessesUp() {
		assertThat(this.cost.totalCpu()).isEqualTo(7);
	}

	@Test
	void addsTheStatementsOfAServiceUp() {
		assertThat(this.cost.statements("tweet")).isEqualTo(3);
		assertThat(this.cost.statements("user")).isZero();
	}

	@Test
	void countsNoCallOfTheGateway() {
		assertThat(this.cost.calls()).isEqualTo(1);
	}

	@Test
	void tellsTheDistanceToATargetThatThereIs() {
		assertThat(this.cost.aboveTarget().orElseThrow()).isCloseTo(7 / 1.3 - 1, within(1e-9));
		assertThat(Costs.of(Model.ASYNC, TweetOperation.LIKE).aboveTarget()).isEmpty();
	}

	@Test
	void grantsMoreToTheModelThatHasTheHigherTarget() {
		assertThat(TweetOperation.USER_TWEETS_1000.target(Model.VIRTUAL)).hasValue(16);
		assertThat(TweetOperation.USER_TWEETS_1000.target(Model.REACTIVE)).hasValue(18);
	}

	@Test
	void makesFewerRequestsOfThoseThatTakeLong() {
		assertThat(TweetOperation.USER_TWEETS_1000.count(2000)).isEqualTo(500);
		assertThat(TweetOperation.LIKE.count(2000)).isEqualTo(2000);
		assertThat(TweetOperation.FEED.count(1)).isEqualTo(1);
	}

}
