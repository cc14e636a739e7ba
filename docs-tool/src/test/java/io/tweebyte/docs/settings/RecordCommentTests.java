package io.tweebyte.docs.settings;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RecordCommentTests {

	@Test
	void readsTextAndComponents() {
		RecordComment comment = RecordComment.of("""
				 How long things
				 stay, see {@link Other}.

				 @param first how long the first stays,
				 {@code 0s} for ever
				 @param second how long the second stays. Twice as long
				 @see Other
				""");

		assertThat(comment.text()).isEqualTo("How long things stay, see `Other`.");
		assertThat(comment.components()).hasSize(2)
			.containsEntry("first", "How long the first stays, `0s` for ever.")
			.containsEntry("second", "How long the second stays. Twice as long.");
	}

	@Test
	void readsACommentWithoutComponents() {
		assertThat(RecordComment.of("How long.").components()).isEmpty();
		assertThat(RecordComment.of("").text()).isEmpty();
	}

}
