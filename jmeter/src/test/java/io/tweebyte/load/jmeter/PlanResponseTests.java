package io.tweebyte.load.jmeter;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class PlanResponseTests {

	@Test
	void respondsWithWhatThePlanAsserts() {
		String path = "/tweet-service/tweets/search/hashtag/topic3?limit=50";
		List<String> bodies = FakeResponse.to("GET", path).bodies(path, "");

		assertThat(bodies.getFirst()).isEqualTo("#topic3 \"created_at\":\" \"user\":{\"id\":\"");
		assertThat(bodies).hasSize(4).doesNotHaveDuplicates();
		assertThat(bodies.get(1)).doesNotContain("#topic3");
	}

	@Test
	void knowsTheServiceItselfToo() {
		assertThat(FakeResponse.to("GET", "/tweets/search/hashtag/topic0?limit=50")).isInstanceOf(PlanResponse.class);
	}

	@Test
	void findsEverySamplerOfAPlan() {
		assertThat(PlanResponse.samplers(Path.of("plans/mixed.jmx"))).hasSize(6);
	}

	@Test
	void refusesWhatNoPlanAsks() {
		assertThatIllegalArgumentException().isThrownBy(() -> FakeResponse.to("GET", "/other"))
			.withMessage("No plan asks GET /other");
	}

}
