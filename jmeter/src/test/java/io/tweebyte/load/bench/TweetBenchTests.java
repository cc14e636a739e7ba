package io.tweebyte.load.bench;

import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.workspace.Model;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TweetBenchTests {

	private static final TweetBench BENCH = new TweetBench(100, List.of(TweetOperation.values()), Map.of());

	private final Cost async = Costs.of(Model.ASYNC, TweetOperation.FEED);

	private final Cost reactive = Costs.of(Model.REACTIVE, TweetOperation.FEED);

	@Test
	void findsNothingBetweenEquals() {
		assertThat(BENCH.problems(List.of(this.async, this.reactive))).isEmpty();
	}

	@Test
	void namesTheStatementsWhereOneBackendHasMore() {
		Cost more = Costs.sending(this.reactive, Map.of("tweet", Map.of("select 3 from tweets", 4.0)),
				this.reactive.served());
		assertThat(Differences.of(List.of(this.async, more))).containsExactly(
				"feed: async and reactive differ in statements of tweet: 3.000 and 4.000",
				"  async 1.000 x select 1 from tweets", "  async 2.000 x select 2 from tweets",
				"  reactive 4.000 x select 3 from tweets");
	}

	@Test
	void namesMoreCalls() {
		Cost more = Costs.sending(this.reactive, this.reactive.statements(), Map.of("tweet", 1.0, "interaction", 2.0));
		assertThat(Differences.of(List.of(this.async, more)))
			.containsExactly("feed: async and reactive differ in calls: 1.000 and 2.000");
	}

	@Test
	void namesOtherAnswers() {
		assertThat(Differences.of(List.of(this.async, Costs.responding(this.reactive, 1234.5, 98))))
			.containsExactly("feed: async and reactive differ in responses: 1234.5 and 1234.5 bytes");
	}

	@Test
	void expectsNoEqualIdsInAnswersToWrites() {
		Cost like = Costs.of(Model.ASYNC, TweetOperation.LIKE);
		Cost other = Costs.of(Model.REACTIVE, TweetOperation.LIKE);
		assertThat(Differences.of(List.of(like, Costs.responding(other, 1234.5, 98)))).isEmpty();
		assertThat(Differences.of(List.of(like, Costs.responding(other, 1234, 99)))).hasSize(1);
	}

	@Test
	void tellsFailuresInWords() {
		assertThat(BENCH.problems(List.of(Costs.failed(this.async, 2, "GET /: 404"))))
			.containsExactly("feed of async: 2 of 100 requests failed, the first: GET /: 404");
	}

	@Test
	void tellsWhatStaysOnTheHeaps() {
		assertThat(TweetBench.sizes(List.of(this.async, Costs.growing(this.async, 2)))).containsExactly(
				"async: on the heaps stay, in MiB: tweet 40; the most that one kind of request has added: 2.0");
	}

	@Test
	void namesAHeapThatGrows() {
		assertThat(TweetBench.growth(List.of(this.async, Costs.growing(this.async, 9))))
			.containsExactly("feed of async: 100 requests left 9.0 MiB on the heap of tweet");
	}

	@Test
	void putsTheBackendsOfAnOperationBelowEachOther() {
		Cost like = Costs.of(Model.REACTIVE, TweetOperation.LIKE);
		assertThat(BENCH.table(List.of(like, this.async, this.reactive)).rows()).containsExactly(this.async,
				this.reactive, like);
	}

	@Test
	void explainsTheDistanceToATargetByProcess() {
		Cost edit = Costs.of(Model.ASYNC, TweetOperation.EDIT);
		assertThat(BENCH.remarks(List.of(edit, this.async))).hasSize(2)
			.first()
			.asString()
			.startsWith("edit of async: 7.00 ms, target 1.3, missed (gateway 2.00, ");
	}

}
