package io.tweebyte.load.bench;

import io.tweebyte.load.plan.BackendName;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TweetFindingsTests {

	private final TweetCost async = TweetCosts.of(BackendName.ASYNC, TweetOperation.FEED);

	private final TweetCost reactive = TweetCosts.of(BackendName.REACTIVE, TweetOperation.FEED);

	@Test
	void findsNothingBetweenEquals() {
		List<TweetCost> costs = List.of(this.async, this.reactive);
		assertThat(TweetFindings.differences(costs)).isEmpty();
		assertThat(TweetFindings.failures(costs)).isEmpty();
	}

	@Test
	void namesTheStatementsWhereOneBackendHasMore() {
		TweetCost more = TweetCosts.asking(this.reactive, Map.of("tweet", Map.of("select 3 from tweets", 4.0)),
				this.reactive.served());
		assertThat(TweetFindings.differences(List.of(this.async, more))).containsExactly(
				"feed: async and reactive differ in statements of tweet: 3.000 and 4.000",
				"  async 1.000 x select 1 from tweets", "  async 2.000 x select 2 from tweets",
				"  reactive 4.000 x select 3 from tweets");
	}

	@Test
	void namesMoreCalls() {
		TweetCost more = TweetCosts.asking(this.reactive, this.reactive.statements(),
				Map.of("tweet", 1.0, "interaction", 2.0));
		assertThat(TweetFindings.differences(List.of(this.async, more)))
			.containsExactly("feed: async and reactive differ in calls: 1.000 and 2.000");
	}

	@Test
	void namesOtherAnswers() {
		assertThat(TweetFindings.differences(List.of(this.async, TweetCosts.answering(this.reactive, 1234.5, 98))))
			.containsExactly("feed: async and reactive differ in answers: 1234.5 and 1234.5 bytes");
	}

	@Test
	void expectsNoEqualIdsInAnswersToWrites() {
		TweetCost like = TweetCosts.of(BackendName.ASYNC, TweetOperation.LIKE);
		TweetCost other = TweetCosts.of(BackendName.REACTIVE, TweetOperation.LIKE);
		assertThat(TweetFindings.differences(List.of(like, TweetCosts.answering(other, 1234.5, 98)))).isEmpty();
		assertThat(TweetFindings.differences(List.of(like, TweetCosts.answering(other, 1234, 99)))).hasSize(1);
	}

	@Test
	void tellsFailuresInWords() {
		assertThat(TweetFindings.failures(List.of(TweetCosts.failed(this.async, 2, "GET /: 404"))))
			.containsExactly("feed of async: 2 of 100 requests failed, the first: GET /: 404");
	}

	@Test
	void tellsWhatStaysOnTheHeaps() {
		assertThat(TweetFindings.memory(List.of(this.async, TweetCosts.growing(this.async, 2)))).containsExactly(
				"async: on the heaps stay, in MiB: tweet 40; the most that one kind of request has added: 2.0");
	}

	@Test
	void namesAHeapThatGrows() {
		assertThat(TweetFindings.growth(List.of(this.async, TweetCosts.growing(this.async, 9))))
			.containsExactly("feed of async: 100 requests left 9.0 MiB on the heap of tweet");
	}

	@Test
	void explainsTheDistanceToATargetByProcess() {
		TweetCost edit = TweetCosts.of(BackendName.ASYNC, TweetOperation.EDIT);
		assertThat(TweetFindings.targets(List.of(edit, this.async))).singleElement()
			.asString()
			.startsWith("edit of async: 7.00 ms, target 1.3, missed (gateway 2.00, ");
	}

}
