package io.tweebyte.lab.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.reactivestreams.Subscription;
import reactor.core.publisher.BaseSubscriber;
import reactor.core.publisher.Flux;

import static org.assertj.core.api.Assertions.assertThat;

class CheckTests {

	@TempDir
	private static Path folder;

	private static Sources sources;

	@BeforeAll
	static void write() throws IOException {
		sources = Sources.of(Scale.CHECK, folder);
	}

	@Test
	void allStylesDoEqualWork() {
		assertThat(sources.books().books()).hasSizeGreaterThan(4);
		List<Check> checks = Check.of(Workloads.all(), sources);
		assertThat(checks).hasSizeGreaterThan(90).allSatisfy((check) -> {
			assertThat(check.difference()).as("%s of %s", check.style(), check.workload()).isEmpty();
			assertThat(check.outcome().taken()).isPositive();
			assertThat(check.outcome().delivered()).isPositive();
			assertThat(check.outcome().open()).isZero();
		});
	}

	@Test
	void findsAStyleThatDropsAnItem() {
		assertThat(difference((numbers) -> {
			Digest delivered = new Digest();
			for (int place = 0; numbers.hasNext(); place++) {
				long number = numbers.next();
				if (place != 500) {
					delivered.add(number);
				}
			}
			return numbers.outcome(delivered);
		})).isEqualTo("delivered 999 items instead of 1,000");
	}

	@Test
	void findsAStyleThatForgetsToRequest() {
		assertThat(difference((numbers) -> {
			Flux.from(numbers.published()).map((number) -> number + 1).subscribe(new Forgetful());
			return numbers.outcome(new Digest());
		})).isEqualTo("took 0 items instead of 1,000, delivered 0 items instead of 1,000");
	}

	@Test
	void findsAStyleThatDoesHalfOfTheWork() {
		assertThat(difference((numbers) -> {
			Digest delivered = new Digest();
			for (int i = 0; i < 500; i++) {
				delivered.add(numbers.next().longValue());
			}
			return numbers.outcome(delivered);
		})).startsWith("took 500 items instead of 1,000");
	}

	@Test
	void findsAStyleThatChangesTheOrder() {
		assertThat(difference((numbers) -> {
			Digest delivered = new Digest();
			long first = numbers.next();
			while (numbers.hasNext()) {
				delivered.add(numbers.next().longValue());
			}
			delivered.add(first);
			return numbers.outcome(delivered);
		})).isEqualTo("delivered other items, or in another order");
	}

	@Test
	void findsAStyleThatKeepsAFileOpen() {
		Workload words = Workloads.named("biggest-word");
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, words.styles().get(Style.LOOP));
		styles.put(Style.REACTOR, (all) -> () -> {
			var shelf = all.books().anew();
			shelf.read(shelf.books().getFirst());
			Outcome whole = words.prepare(Style.LOOP, all).run();
			return new Outcome(whole.taken(), whole.delivered(), whole.digest(), shelf.outcome(new Digest()).open());
		});
		assertThat(Check.of(List.of(with(words, styles)), sources).getLast().difference())
			.isEqualTo("left 1 files open instead of 0");
	}

	@Test
	void findsAStyleThatFails() {
		assertThat(difference((numbers) -> {
			throw new IOException("Broken");
		})).isEqualTo("failed: java.io.IOException: Broken");
	}

	private static String difference(Faulty faulty) {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, (all) -> () -> whole(all.numbers().anew()));
		styles.put(Style.REACTOR, (all) -> () -> faulty.run(all.numbers().anew()));
		Workload workload = with(Workloads.named("stream-map"), styles);
		return Check.of(List.of(workload), sources).getLast().difference();
	}

	private static Workload with(Workload workload, SequencedMap<Style, Preparation> styles) {
		return new Workload(workload.name(), workload.level(), workload.unit(), workload.equal(), workload.units(),
				workload.signals(), styles);
	}

	private static Outcome whole(Numbers numbers) {
		Digest delivered = new Digest();
		while (numbers.hasNext()) {
			delivered.add(numbers.next().longValue());
		}
		return numbers.outcome(delivered);
	}

	private interface Faulty {

		Outcome run(Numbers numbers) throws Exception;

	}

	private static final class Forgetful extends BaseSubscriber<Long> {

		@Override
		protected void hookOnSubscribe(Subscription subscription) {
			// the fault
		}

	}

}
