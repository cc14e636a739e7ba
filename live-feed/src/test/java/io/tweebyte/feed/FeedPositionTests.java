package io.tweebyte.feed;

import java.util.UUID;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FeedPositionTests {

	private static final UUID LOW = new UUID(1, 1);

	private static final UUID HIGH = new UUID(1, -1);

	@Test
	void isReadAsItIsWritten() {
		FeedPosition position = new FeedPosition("01234abc", 123_456_789_012L, HIGH);
		assertThat(position).hasToString("1.01234abc.123456789012.00000000-0000-0001-ffff-ffffffffffff");
		assertThat(FeedPosition.parse(position.toString())).isEqualTo(position);
	}

	@Test
	void isOrderedAsByTheDatabase() {
		FeedPosition first = new FeedPosition("a", 1, HIGH);
		assertThat(first).isLessThan(new FeedPosition("a", 2, LOW))
			.isGreaterThan(new FeedPosition("a", 1, LOW))
			.isLessThan(new FeedPosition("a", 1, FeedPosition.LAST));
	}

	@Test
	void isReachedWhileItsLogGoesBackSoFar() {
		LogHead head = new LogHead("a", 10, 20);
		assertThat(head.reaches(new FeedPosition("a", 10, LOW))).isTrue();
		assertThat(head.reaches(head.position())).isTrue();
		assertThat(head.reaches(new FeedPosition("a", 9, FeedPosition.LAST))).isFalse();
		assertThat(head.reaches(new FeedPosition("a", 20, LOW))).isFalse();
		assertThat(head.reaches(new FeedPosition("b", 15, LOW))).isFalse();
	}

}
