package io.tweebyte.lab.call;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Calls that are given up, whether the caller says so or another call fails. */
class LostCallsIntegrationTests {

	private static final Duration DELAY = Duration.ofMillis(700);

	/** These forget a call that is cancelled, and it goes on. */
	private static final List<Style> FORGET = List.of(Style.RXJAVA, Style.MUTINY);

	private static final CallSource SOURCE = new CallSource(0);

	private static final Consumer<String> PROGRESS = (progress) -> {
	};

	@AfterAll
	static void close() throws IOException {
		SOURCE.close();
	}

	@Test
	void goOnInSomeStylesWhenOneIsRefused() throws Exception {
		List<OneRefused> all = OneRefused.all(SOURCE, DELAY, PROGRESS);
		assertThat(all).hasSize(7).allSatisfy((one) -> {
			assertThat(one.fault()).isEmpty();
			assertThat(one.served() + one.cancelled()).isEqualTo(9);
		});
		Map<Style, OneRefused> byStyle = all.stream().collect(Collectors.toMap(OneRefused::style, Function.identity()));
		// these wait for all calls, whatever becomes of one
		assertThat(byStyle.get(Style.POOL).millis()).isGreaterThanOrEqualTo(DELAY.toMillis());
		assertThat(byStyle.get(Style.FUTURE).millis()).isGreaterThanOrEqualTo(DELAY.toMillis());
		for (Style style : List.of(Style.VIRTUAL, Style.REACTOR, Style.REACTOR_NETTY)) {
			assertThat(byStyle.get(style).cancelled()).as(style.label()).isEqualTo(9);
		}
		for (Style style : List.of(Style.POOL, Style.FUTURE, Style.RXJAVA)) {
			assertThat(byStyle.get(style).served()).as(style.label()).isEqualTo(9);
		}
	}

	@Test
	void goOnInSomeStylesWhenTheyAreGivenUp() throws Exception {
		assertThat(GivenUp.all(SOURCE, DELAY, PROGRESS)).hasSize(7).allSatisfy((one) -> {
			assertThat(one.fault()).isEmpty();
			assertThat(one.served()).as(one.toString()).isEqualTo(FORGET.contains(one.style()) ? 10 : 0);
			assertThat(one.cancelled()).isEqualTo(10 - one.served());
		});
	}

	@Test
	void goOnInSomeStylesWhenAnotherIsFaster() throws Exception {
		assertThat(FirstOfTwo.all(SOURCE, DELAY, PROGRESS)).hasSize(7).allSatisfy((one) -> {
			assertThat(one.fault()).isEmpty();
			boolean goesOn = FORGET.contains(one.style()) || one.style() == Style.FUTURE;
			assertThat(one.served()).as(one.toString()).isEqualTo(goesOn ? 1 : 0);
		});
	}

}
