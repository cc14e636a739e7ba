package io.tweebyte.common.cache;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class SingleFlightTests {

	private final SingleFlight<String> flights = new SingleFlight<>();

	private final AtomicInteger fills = new AtomicInteger();

	@Test
	void fillsOnceForAllWhoMissMeanwhile() {
		CompletableFuture<String> filling = new CompletableFuture<>();
		CompletableFuture<String> first = this.flights.run("a", () -> filling);
		CompletableFuture<String> second = this.flights.run("a", this::fill);
		filling.complete("one");
		assertThat(first.join()).isEqualTo("one");
		assertThat(second.join()).isEqualTo("one");
		assertThat(this.fills).hasValue(0);
	}

	@Test
	void fillsAgainAfterwards() {
		this.flights.run("a", this::fill).join();
		this.flights.run("a", this::fill).join();
		assertThat(this.fills).hasValue(2);
	}

	@Test
	void fillsEachKeyOnItsOwn() {
		this.flights.run("a", this::fill).join();
		this.flights.run("b", this::fill).join();
		assertThat(this.fills).hasValue(2);
	}

	@Test
	void forgetsAFillThatFailed() {
		CompletableFuture<String> failed = this.flights.run("a",
				() -> CompletableFuture.failedFuture(new IllegalStateException("no")));
		assertThatThrownBy(failed::join).hasRootCauseMessage("no");
		assertThat(this.flights.run("a", this::fill).join()).isEqualTo("filled");
	}

	@Test
	void forgetsAFillThatCouldNotBegin() {
		CompletableFuture<String> failed = this.flights.run("a", () -> {
			throw new IllegalStateException("no");
		});
		assertThatThrownBy(failed::join).hasRootCauseMessage("no");
		assertThat(this.flights.run("a", this::fill).join()).isEqualTo("filled");
	}

	@Test
	void fillsForOthersWhenOneHangsUp() {
		CompletableFuture<String> filling = new CompletableFuture<>();
		CompletableFuture<String> first = this.flights.run("a", () -> filling);
		CompletableFuture<String> second = this.flights.run("a", this::fill);
		first.cancel(true);
		filling.complete("one");
		assertThat(second.join()).isEqualTo("one");
	}

	private CompletableFuture<String> fill() {
		return CompletableFuture.completedFuture("filled")
			.whenComplete((value, failure) -> this.fills.incrementAndGet());
	}

}
