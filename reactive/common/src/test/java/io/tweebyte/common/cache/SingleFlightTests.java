package io.tweebyte.common.cache;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import reactor.core.Disposable;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class SingleFlightTests {

	private final SingleFlight<String> flights = new SingleFlight<>();

	private final AtomicInteger fills = new AtomicInteger();

	@Test
	void fillsOnceForAllWhoMissMeanwhile() {
		Sinks.One<String> filling = Sinks.one();
		CompletableFuture<String> first = this.flights.run("a", filling::asMono).toFuture();
		CompletableFuture<String> second = this.flights.run("a", this::fill).toFuture();
		filling.tryEmitValue("one");
		assertThat(first.join()).isEqualTo("one");
		assertThat(second.join()).isEqualTo("one");
		assertThat(this.fills).hasValue(0);
	}

	@Test
	void fillsAgainAfterwards() {
		this.flights.run("a", this::fill).block();
		this.flights.run("a", this::fill).block();
		assertThat(this.fills).hasValue(2);
	}

	@Test
	void fillsEachKeyOnItsOwn() {
		this.flights.run("a", this::fill).block();
		this.flights.run("b", this::fill).block();
		assertThat(this.fills).hasValue(2);
	}

	@Test
	void forgetsAFillThatFailed() {
		Mono<String> failed = this.flights.run("a", () -> Mono.error(new IllegalStateException("no")));
		assertThatThrownBy(failed::block).hasMessage("no");
		assertThat(this.flights.run("a", this::fill).block()).isEqualTo("filled");
	}

	@Test
	void forgetsAFillThatCouldNotBegin() {
		Mono<String> failed = this.flights.run("a", () -> {
			throw new IllegalStateException("no");
		});
		assertThatThrownBy(failed::block).hasMessage("no");
		assertThat(this.flights.run("a", this::fill).block()).isEqualTo("filled");
	}

	@Test
	void fillsForOthersWhenOneHangsUp() {
		Sinks.One<String> filling = Sinks.one();
		Disposable first = this.flights.run("a", filling::asMono).subscribe();
		CompletableFuture<String> second = this.flights.run("a", this::fill).toFuture();
		first.dispose();
		filling.tryEmitValue("one");
		assertThat(second.join()).isEqualTo("one");
	}

	private Mono<String> fill() {
		return Mono.just("filled").doOnNext((value) -> this.fills.incrementAndGet());
	}

}
