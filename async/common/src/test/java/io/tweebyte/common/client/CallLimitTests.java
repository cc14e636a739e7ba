package io.tweebyte.common.client;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class CallLimitTests {

	private final CallLimit limit = new CallLimit(1, 1);

	private final AtomicInteger begun = new AtomicInteger();

	@Test
	void makesOneCallAfterTheOther() {
		CompletableFuture<String> call = new CompletableFuture<>();
		CompletableFuture<String> first = this.limit.run(() -> begin(call));
		CompletableFuture<String> second = this.limit.run(() -> begin(CompletableFuture.completedFuture("two")));
		assertThat(this.begun).hasValue(1);
		assertThat(second).isNotDone();

		call.complete("one");
		assertThat(first).isCompletedWithValue("one");
		assertThat(second).isCompletedWithValue("two");
	}

	@Test
	void refusesWhatDoesNotFit() {
		CompletableFuture<String> call = new CompletableFuture<>();
		this.limit.run(() -> begin(call));
		CompletableFuture<String> waiting = this.limit.run(() -> begin(CompletableFuture.completedFuture("two")));
		CompletableFuture<String> refused = this.limit.run(() -> begin(CompletableFuture.completedFuture("three")));
		assertThatThrownBy(refused::join).hasCauseInstanceOf(RejectedExecutionException.class);

		call.complete("one");
		assertThat(waiting).isCompletedWithValue("two");
		assertThat(this.begun).hasValue(2);
	}

	@Test
	void givesThePlaceBackAfterAFailure() {
		CompletableFuture<String> failed = this.limit
			.run(() -> CompletableFuture.failedFuture(new IllegalStateException("no")));
		CompletableFuture<String> broken = this.limit.run(() -> {
			throw new IllegalStateException("not even begun");
		});
		assertThatThrownBy(failed::join).hasRootCauseMessage("no");
		assertThatThrownBy(broken::join).hasRootCauseMessage("not even begun");
		assertThat(this.limit.run(() -> begin(CompletableFuture.completedFuture("next")))).isCompletedWithValue("next");
	}

	@Test
	void doesNotMakeACallThatItsCallerGaveUp() {
		CompletableFuture<String> call = new CompletableFuture<>();
		this.limit.run(() -> begin(call));
		CompletableFuture<String> waiting = this.limit.run(() -> begin(CompletableFuture.completedFuture("two")));
		waiting.cancel(true);

		call.complete("one");
		assertThat(this.begun).hasValue(1);
		assertThat(this.limit.run(() -> begin(CompletableFuture.completedFuture("next")))).isCompletedWithValue("next");
	}

	@Test
	void doesNotNestCallsThatTheirCallersGaveUp() {
		int given = 50_000;
		CallLimit queued = new CallLimit(1, given);
		CompletableFuture<String> call = new CompletableFuture<>();
		queued.run(() -> begin(call));
		IntStream.range(0, given)
			.mapToObj((i) -> queued.run(() -> begin(CompletableFuture.completedFuture("given up"))))
			.toList()
			.forEach((waiting) -> waiting.cancel(true));

		call.complete("one");
		assertThat(this.begun).hasValue(1);
		assertThat(queued.run(() -> begin(CompletableFuture.completedFuture("next")))).isCompletedWithValue("next");
	}

	@Test
	void doesNotNestCallsThatCompleteAtOnce() {
		int count = 100_000;
		CallLimit queued = new CallLimit(1, count);
		CompletableFuture<String> call = new CompletableFuture<>();
		queued.run(() -> begin(call));
		List<CompletableFuture<String>> waiting = IntStream.range(0, count)
			.mapToObj((i) -> queued.run(() -> begin(CompletableFuture.completedFuture("next"))))
			.toList();

		call.complete("one");
		assertThat(waiting).allMatch(CompletableFuture::isDone).noneMatch(CompletableFuture::isCompletedExceptionally);
		assertThat(this.begun).hasValue(count + 1);
		assertThat(queued.run(() -> begin(CompletableFuture.completedFuture("last")))).isCompletedWithValue("last");
	}

	private CompletableFuture<String> begin(CompletableFuture<String> call) {
		this.begun.incrementAndGet();
		return call;
	}

}
