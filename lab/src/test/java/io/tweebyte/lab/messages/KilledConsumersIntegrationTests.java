package io.tweebyte.lab.messages;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;

import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Consumers that are killed at any record, and started again: one that commits offsets
 * and one that acknowledges records, or all with {@code -Dtweebyte.lab.all=true}.
 */
class KilledConsumersIntegrationTests {

	private static final String ALL = "tweebyte.lab.all";

	private static final MessageSource SOURCE = new MessageSource(100, BrokerSettings.DEFAULT);

	@AfterAll
	static void close() throws IOException {
		SOURCE.close();
	}

	static List<Style> styles() {
		return Boolean.getBoolean(ALL) ? Killed.styles() : List.of(Style.VIRTUAL, Style.SHARE_GROUP);
	}

	@ParameterizedTest
	@MethodSource("styles")
	void loseAndRepeatNothing(Style style) throws Exception {
		Killed killed = Killed.at(SOURCE, style, new Random());
		assertThat(killed.isOnce()).as(killed.toString()).isTrue();
		assertThat(killed.killedAt()).isBetween(1L, 400L);
	}

	@Test
	void areDeliveredWhatTheyHaveNotCommitted() throws Exception {
		Killed killed = Killed.at(SOURCE, Style.VIRTUAL, 200, new Killed.Consumer(Receiver.class, Killed.PATIENCE));
		assertThat(killed.isOnce()).as(killed.toString()).isTrue();
		assertThat(killed.isAfterCommit()).as(killed.toString()).isTrue();
	}

	@Test
	void areFoundWhenTheyCommitTooFarAfterTheirFirstPoll() throws Exception {
		Killed killed = Killed.at(SOURCE, Style.LOOP, 30,
				new Killed.Consumer(CommitsFirst.AfterOnePoll.class, Duration.ofSeconds(10)));
		assertThat(killed.isOnce()).as(killed.toString()).isFalse();
		assertThat(killed.handled()).isLessThan(killed.records()).isGreaterThanOrEqualTo(killed.killedAt());
	}

	@Test
	@EnabledIfSystemProperty(named = ALL, matches = "true")
	void areFoundWhenTheyCommitBeforeTheyHandle() throws Exception {
		// in the middle of a poll of 20
		Killed killed = Killed.at(SOURCE, Style.LOOP, 10,
				new Killed.Consumer(CommitsFirst.class, Duration.ofSeconds(15)));
		assertThat(killed.isOnce()).isFalse();
		assertThat(killed.handled()).isLessThan(killed.records()).isGreaterThanOrEqualTo(killed.killedAt());
	}

}
