package io.tweebyte.lab.check;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.tweebyte.lab.call.CallShape;
import io.tweebyte.lab.call.ReactorCalls;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A style that sleeps on an event loop, while BlockHound watches all tests. */
class BlockedEventLoopTests extends CheckedSources {

	@Test
	void findsASleepOnTheEventLoopOfAClient() {
		assertThat(difference(Workloads.named("call-fan-out"), Style.REACTOR_NETTY, (all) -> () -> {
			CallShape shape = CallShape.fanOut(all.calls().count());
			return ReactorCalls.overNetty().fanOut(all.calls().begin(shape, BlockedEventLoopTests::sleep));
		})).startsWith("failed: ").contains("Blocking call! java.lang.Thread.sleep");
	}

	@Test
	void findsASleepOnAThreadForComputations() {
		assertThat(difference(Workloads.named("stream-map"), Style.RXJAVA, (all) -> () -> {
			Numbers numbers = all.numbers().anew();
			return Flowable.fromPublisher(numbers.published())
				.observeOn(Schedulers.computation())
				.doOnNext((number) -> sleep())
				.toList()
				.map((ended) -> outcome(numbers))
				.blockingGet();
		})).startsWith("failed: ").contains("Blocking call! java.lang.Thread.sleep");
	}

	private static Outcome outcome(Numbers numbers) {
		return numbers.outcome(new Digest());
	}

	private static void sleep() {
		try {
			Thread.sleep(1);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static String difference(Workload workload, Style style, Preparation faulty) {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(workload.first(), workload.styles().firstEntry().getValue());
		styles.put(style, faulty);
		return SeededWorkloads.difference(workload, styles, sources);
	}

}
