package io.tweebyte.shared.http;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PartialTests {

	@Test
	void lacksNothingWhenItIsWhole() {
		Partial<String> whole = Partial.whole("all");

		assertThat(whole.value()).isEqualTo("all");
		assertThat(whole.isDegraded()).isFalse();
		assertThat(whole.header()).isEmpty();
	}

	@Test
	void saysWhatIsMissingInTheContractsOrder() {
		Partial<String> partial = new Partial<>("some", List.of(Degraded.INTERACTIONS, Degraded.FEED));

		assertThat(partial.isDegraded()).isTrue();
		assertThat(partial.header()).isEqualTo("feed, interactions");
	}

	@Test
	void lacksTheSameWhenItBecomesSomethingElse() {
		Partial<Integer> length = new Partial<>("some", List.of(Degraded.USERS)).map(String::length);

		assertThat(length).isEqualTo(new Partial<>(4, List.of(Degraded.USERS)));
	}

	@Test
	void lacksWhatEitherPartLacks() {
		Partial<List<String>> first = new Partial<>(List.of("a"), List.of(Degraded.TWEETS));
		Partial<List<String>> second = new Partial<>(List.of("b"), List.of(Degraded.TWEETS, Degraded.USERS));

		assertThat(Partial.joined(first, second))
			.isEqualTo(new Partial<>(List.of("a", "b"), List.of(Degraded.USERS, Degraded.TWEETS)));
	}

}
