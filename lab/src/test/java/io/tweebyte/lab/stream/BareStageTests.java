package io.tweebyte.lab.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Flow;

import io.tweebyte.lab.source.Numbers;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class BareStageTests {

	private final Numbers numbers = Numbers.drawn(3, 1);

	private final List<Object> received = new ArrayList<>();

	private Flow.Subscription subscription;

	private final Flow.Subscriber<Object> subscriber = new Flow.Subscriber<>() {
		@Override
		public void onSubscribe(Flow.Subscription subscription) {
			BareStageTests.this.subscription = subscription;
		}

		@Override
		public void onNext(Object item) {
			BareStageTests.this.received.add(item);
		}

		@Override
		public void onError(Throwable failure) {
			BareStageTests.this.received.add(failure);
		}

		@Override
		public void onComplete() {
			BareStageTests.this.received.add("complete");
		}
	};

	@Test
	void emitsNoMoreThanIsRequested() {
		new BareStage<Long, Long>(this.numbers.published(), (number, next) -> {
			next.accept(number);
			next.accept(number);
		}).subscribe(this.subscriber);
		assertThat(this.received).isEmpty();
		assertThat(this.numbers.hasNext()).isTrue();

		this.subscription.request(1);
		assertThat(this.received).hasSize(1);
		this.subscription.request(4);
		assertThat(this.received).hasSize(5);
		this.subscription.request(10);
		assertThat(this.received).hasSize(7).last().isEqualTo("complete");
	}

	@Test
	void asksForTheNextItemWhenOneIsDropped() {
		new BareStage<Long, Long>(this.numbers.published(), (number, next) -> {
		}).subscribe(this.subscriber);
		this.subscription.request(1);
		assertThat(this.received).containsExactly("complete");
	}

	@Test
	void stopsWhenItIsCancelled() {
		this.numbers.published().subscribe(this.subscriber);
		this.subscription.request(1);
		this.subscription.cancel();
		this.subscription.request(5);
		assertThat(this.received).hasSize(1);
	}

	@Test
	void refusesARequestForNothing() {
		this.numbers.published().subscribe(this.subscriber);
		this.subscription.request(0);
		assertThat(this.received).singleElement().isInstanceOf(IllegalArgumentException.class);
	}

}
