package io.tweebyte.common.cache;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.common.threads.Await;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class SingleFlightTests {

	private final SingleFlight<String> flights = new SingleFlight<>();

	private final AtomicInteger fills = new AtomicInteger();

	private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();

	private final CountDownLatch begun = new CountDownLatch(1);

	private final CountDownLatch end = new CountDownLatch(1);

	@AfterEach
	void stop() {
		this.end.countDown();
		this.callers.close();
	}

	@Test
	void fillsOnceForAllWhoMissMeanwhile() throws InterruptedException {
		Future<String> first = this.callers.submit(() -> this.flights.run("a", this::slowFill));
		this.begun.await();
		Future<String> second = this.callers.submit(() -> this.flights.run("a", this::fill));
		this.end.countDown();
		assertThat(Await.result(first)).isEqualTo("slow");
		assertThat(Await.result(second)).isIn("slow", "filled");
	}

	@Test
	void fillsAgainAfterwards() {
		this.flights.run("a", this::fill);
		this.flights.run("a", this::fill);
		assertThat(this.fills).hasValue(2);
	}

	@Test
	void fillsEachKeyOnItsOwn() {
		this.flights.run("a", this::fill);
		this.flights.run("b", this::fill);
		assertThat(this.fills).hasValue(2);
	}

	@Test
	void forgetsAFillThatFailed() {
		assertThatIllegalStateException().isThrownBy(() -> this.flights.run("a", () -> {
			throw new IllegalStateException("no");
		})).withMessage("no");
		assertThat(this.flights.run("a", this::fill)).isEqualTo("filled");
	}

	@Test
	void fillsForOthersWhenOneHangsUp() throws InterruptedException {
		Future<String> first = this.callers.submit(() -> this.flights.run("a", this::slowFill));
		this.begun.await();
		first.cancel(true);
		assertThatThrownBy(first::get).isInstanceOf(CancellationException.class);
		Thread second = Thread.startVirtualThread(() -> this.flights.run("a", this::fill));
		while (second.getState() != Thread.State.WAITING) {
			Thread.onSpinWait();
		}
		this.end.countDown();
		second.join();
		assertThat(this.fills).hasValue(1);
	}

	private String fill() {
		this.fills.incrementAndGet();
		return "filled";
	}

	private String slowFill() {
		this.fills.incrementAndGet();
		this.begun.countDown();
		try {
			this.end.await();
			return "slow";
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
