package io.tweebyte.lab.call;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class OneRefusedIntegrationTests {

	private static final Duration WAIT = Duration.ofMillis(500);

	@Test
	void tellsWhichStylesCancelTheOtherCalls() throws Exception {
		List<OneRefused> all = OneRefused.all(WAIT, (progress) -> {
		});
		assertThat(all).hasSize(7).allSatisfy((one) -> {
			assertThat(one.others()).isEqualTo(9);
			assertThat(one.served() + one.cancelled()).isEqualTo(9);
			assertThat(one.failure()).endsWith("CallRefusedException");
		});
		Map<Style, OneRefused> byStyle = all.stream().collect(Collectors.toMap(OneRefused::style, Function.identity()));
		// these wait for all calls, whatever becomes of one
		assertThat(byStyle.get(Style.POOL).millis()).isGreaterThanOrEqualTo(WAIT.toMillis());
		assertThat(byStyle.get(Style.FUTURE).millis()).isGreaterThanOrEqualTo(WAIT.toMillis());
		for (Style style : List.of(Style.VIRTUAL, Style.REACTOR, Style.REACTOR_NETTY)) {
			assertThat(byStyle.get(style).cancelled()).as(style.label()).isEqualTo(9);
		}
		for (Style style : List.of(Style.POOL, Style.FUTURE, Style.RXJAVA)) {
			assertThat(byStyle.get(style).served()).as(style.label()).isEqualTo(9);
		}
	}

}
