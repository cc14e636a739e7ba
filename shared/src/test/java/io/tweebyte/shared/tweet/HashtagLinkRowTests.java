package io.tweebyte.shared.tweet;

import java.util.List;
import java.util.UUID;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HashtagLinkRowTests {

	private final HashtagLinkRow counted = new HashtagLinkRow(UUID.randomUUID(), "counted", true);

	private final HashtagLinkRow uncounted = new HashtagLinkRow(UUID.randomUUID(), "uncounted", false);

	private final List<HashtagLinkRow> links = List.of(this.uncounted, this.counted);

	@Test
	void areAllDecidedWhenTheAuthorIsKnown() {
		assertThat(HashtagLinkRow.decided(this.links, true)).isEqualTo(this.links);
	}

	@Test
	void areDecidedOnceTheyCount() {
		assertThat(HashtagLinkRow.decided(this.links, false)).containsExactly(this.counted);
	}

}
