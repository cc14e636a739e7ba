package io.tweebyte.lab.cancel;

import java.util.Map;

import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CancellingTests {

	@Test
	void tellsWhichStylesStopACallThatNobodyWants() throws InterruptedException {
		Map<Style, Cancelling> all = Cancelling.all();
		assertThat(all.get(Style.POOL).served()).isZero();
		assertThat(all.get(Style.VIRTUAL).served()).isZero();
		assertThat(all.get(Style.REACTOR).served()).isZero();
		assertThat(all.get(Style.RXJAVA).served()).isZero();
		// a Uni forgets the call, and cancelling a CompletableFuture only completes it
		assertThat(all.get(Style.MUTINY).served()).isEqualTo(all.get(Style.MUTINY).calls());
		assertThat(all.get(Style.FUTURE).served()).isEqualTo(all.get(Style.FUTURE).calls());
	}

}
