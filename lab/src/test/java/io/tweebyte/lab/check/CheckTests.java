package io.tweebyte.lab.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.ScriptWorkloads;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.script.ScriptRuntime;
import io.tweebyte.lab.source.AwaitedDrain;
import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.source.DrivenPublisher;
import io.tweebyte.lab.source.LineFile;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.stream.HandOffs;
import io.tweebyte.lab.words.ReactorWords;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Subscription;
import reactor.core.publisher.BaseSubscriber;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;

import static org.assertj.core.api.Assertions.assertThat;

class CheckTests extends CheckedSources {

	@Test
	void allStylesDoEqualWork() {
		assertThat(sources.books().books()).hasSizeGreaterThan(4);
		// messages need a broker, and are checked with it; other languages may be missing
		List<Check> checks = Check.of(Workloads.all()
			.stream()
			.filter((workload) -> !workload.level().equals(Workloads.MESSAGES))
			.filter((workload) -> ScriptWorkloads.runtime(workload.name()).stream().allMatch(ScriptRuntime::isFound))
			.toList(), sources);
		assertThat(checks).filteredOn((check) -> !check.isEqual()).isEmpty();
		assertThat(checks).filteredOn((check) -> ScriptWorkloads.runtime(check.workload()).isEmpty())
			.hasSizeGreaterThan(120);
		assertThat(checks).allSatisfy((check) -> {
			assertThat(check.outcome().taken()).isPositive();
			assertThat(check.outcome().delivered()).isPositive();
			assertThat(check.outcome().open()).isZero();
		});
	}

	@Test
	void findsAStyleThatDropsAnItem() {
		assertThat(difference((numbers) -> {
			Digest delivered = numbers.digest();
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
			return numbers.outcome(numbers.digest());
		})).isEqualTo("took 0 items instead of 1,000, delivered 0 items instead of 1,000");
	}

	@Test
	void findsAStyleThatDoesHalfOfTheWork() {
		assertThat(difference((numbers) -> {
			Digest delivered = numbers.digest();
			for (int i = 0; i < 500; i++) {
				delivered.add(numbers.next().longValue());
			}
			return numbers.outcome(delivered);
		})).startsWith("took 500 items instead of 1,000");
	}

	@Test
	void findsAStyleThatChangesTheOrder() {
		assertThat(difference((numbers) -> {
			Digest delivered = numbers.digest();
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
			BookShelf shelf = all.books().anew();
			shelf.read(shelf.books().getFirst());
			return new ReactorWords().biggestWord(shelf);
		});
		assertThat(SeededWorkloads.difference(words, styles, sources))
			.isEqualTo("left 1 files or calls open instead of 0");
	}

	@Test
	void findsLinesThatStayOnOneThread() {
		Workload lines = Workloads.named("lines-append");
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.POOL, lines.styles().get(Style.POOL));
		styles.put(Style.FUTURE, (all) -> () -> {
			LineFile file = LineFile.of(all.books().anew(), all.observer());
			CompletableFuture.runAsync(() -> {
				try (LineFile.Lines each = file.lines()) {
					each.forEachRemaining((line) -> {
						if (!line.isBlank()) {
							file.append(line.length());
						}
					});
				}
			}).join();
			return file.outcome();
		});
		assertThat(SeededWorkloads.difference(lines, styles, sources))
			.contains("lines went from thread to thread 0 times instead of");
	}

	@Test
	void handsEachLineOffTwice() {
		List<Check> styles = Check.of(List.of(Workloads.named("lines-append")), sources);
		assertThat(styles).hasSize(6)
			.allSatisfy((style) -> assertThat(style.recorded().handedOff())
				.isBetween(2 * style.outcome().delivered() - 6, 2 * style.outcome().delivered()));
	}

	@Test
	void findsASourceThatHasNothing() throws IOException {
		Path books = Files.createDirectories(folder.resolve("short"));
		Files.writeString(books.resolve("book.txt"), "head\n".repeat(14));
		try (Sources empty = Sources.withCheckedBooks(Scale.CHECK, books)) {
			assertThat(Check.of(List.of(Workloads.named("biggest-word")), empty).getFirst().difference())
				.isEqualTo("took nothing, so nothing is compared");
		}
	}

	@Test
	void findsAStyleThatFails() {
		assertThat(difference((numbers) -> {
			throw new IOException("Broken");
		})).isEqualTo("failed: java.io.IOException: Broken");
	}

	@Test
	void recordsWhatIsRequestedFirst() {
		assertThat(Check.of(List.of(Workloads.named("stream-hand-off")), sources)).extracting(Check::firstRequest)
			.containsExactly(0L, 0L, 256L, 256L, 256L);
		assertThat(Check.of(List.of(Workloads.named("stream-filter")), sources)).extracting(Check::firstRequest)
			.contains(0L, Long.MAX_VALUE)
			.doesNotContain(256L);
	}

	@Test
	void findsAHandOffThatStaysOnItsThread() {
		assertThat(handOff(CheckTests::whole)).isEqualTo("received items on the thread that takes them");
	}

	@Test
	void findsAHandOffToSeveralThreads() {
		assertThat(handOff((numbers) -> {
			Digest delivered = numbers.digest();
			while (numbers.hasNext()) {
				Long number = numbers.next();
				Thread.ofVirtual().start(() -> delivered.add(number)).join();
			}
			return numbers.outcome(delivered);
		})).isEqualTo("received items on 1000 threads instead of 1");
	}

	@Test
	void findsAHandOffWhoseRequestsEmit() {
		assertThat(handOff((numbers) -> {
			Digest delivered = numbers.digest();
			AwaitedDrain end = new AwaitedDrain(delivered);
			Flux.from(numbers.published()).publishOn(Schedulers.single(), HandOffs.ROOM).subscribe(end);
			end.await();
			return numbers.outcome(delivered);
		})).contains("took items on 2 threads instead of 1");
	}

	@Test
	void findsAHandOffThatRequestsEverything() {
		assertThat(handOff((numbers) -> {
			DrivenPublisher<Long> source = numbers.driven();
			Digest delivered = numbers.digest();
			AwaitedDrain end = new AwaitedDrain(delivered);
			Flux.from(source).publishOn(Schedulers.single(), Integer.MAX_VALUE).subscribe(end);
			source.drive();
			end.await();
			return numbers.outcome(delivered);
		})).isEqualTo("requested all items first instead of 256");
	}

	@Test
	void findsAStreamThatLeavesItsThread() {
		assertThat(difference((numbers) -> {
			Digest delivered = numbers.digest();
			Long[] all = Stream.generate(numbers::next).limit(1_000).toArray(Long[]::new);
			Thread.ofVirtual().start(() -> Arrays.stream(all).forEach(delivered::add)).join();
			return numbers.outcome(delivered);
		})).isEqualTo("received items on another thread than the one that takes them");
	}

	private static String difference(Faulty faulty) {
		return difference(Workloads.named("stream-map"), CheckTests::whole, faulty);
	}

	private static String handOff(Faulty faulty) {
		return difference(Workloads.named("stream-hand-off"), HandOffs::pool, faulty);
	}

	private static String difference(Workload workload, Faulty first, Faulty faulty) {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, (all) -> () -> first.run(all.numbers().anew()));
		styles.put(Style.REACTOR, (all) -> () -> faulty.run(all.numbers().anew()));
		return SeededWorkloads.difference(workload, styles, sources);
	}

	private static Outcome whole(Numbers numbers) {
		Digest delivered = numbers.digest();
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
