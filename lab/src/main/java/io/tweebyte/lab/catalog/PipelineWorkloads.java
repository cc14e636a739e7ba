package io.tweebyte.lab.catalog;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.Workload.Count;
import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.csv.CsvReading;
import io.tweebyte.lab.csv.LoopCsv;
import io.tweebyte.lab.csv.MutinyCsv;
import io.tweebyte.lab.csv.ReactorCsv;
import io.tweebyte.lab.csv.RxJavaCsv;
import io.tweebyte.lab.csv.StreamCsv;
import io.tweebyte.lab.lines.FutureLines;
import io.tweebyte.lab.lines.LineAppending;
import io.tweebyte.lab.lines.MutinyLines;
import io.tweebyte.lab.lines.ReactorLines;
import io.tweebyte.lab.lines.RxJavaLines;
import io.tweebyte.lab.lines.ThreadLines;
import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.source.LineFile;
import io.tweebyte.lab.words.BookWords;
import io.tweebyte.lab.words.FutureWords;
import io.tweebyte.lab.words.LoopWords;
import io.tweebyte.lab.words.MutinyWords;
import io.tweebyte.lab.words.ReactorWords;
import io.tweebyte.lab.words.RxJavaWords;
import io.tweebyte.lab.words.StreamWords;
import io.tweebyte.lab.words.ThreadWords;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;

/** Workloads that read books and CSV. */
final class PipelineWorkloads {

	private static final String BOOKS = "each book is summarised by itself, the summaries joined at the end; as many "
			+ "books at once as there are processors where a style reads several";

	private static final String LINES = "one thread reads lines, and the length of each that is not blank is appended to a "
			+ "new file by a task on another thread, one after the other, in order, and flushed; two hand-offs for each of these; "
			+ "the files are the same";

	private static final String CSV = "the same cells out of the same characters, which come one by one or in chunks; every "
			+ "cell is read";

	private PipelineWorkloads() {
	}

	static Stream<Workload> all() {
		return Stream.of(words(), lines(), csv()).flatMap((some) -> some);
	}

	private static Stream<Workload> words() {
		return Stream.of(words("biggest-word", BookWords::biggestWord), words("group-words", BookWords::groupWords));
	}

	private static Workload words(String name, OnBooks work) {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, onBooks(new LoopWords(), work));
		styles.put(Style.POOL, onBooks(new ThreadWords(PipelineWorkloads::pool), work));
		styles.put(Style.VIRTUAL, onBooks(new ThreadWords(Executors::newVirtualThreadPerTaskExecutor), work));
		styles.put(Style.FUTURE, onBooks(new FutureWords(), work));
		styles.put(Style.STREAMS, onBooks(new StreamWords(false), work));
		styles.put(Style.PARALLEL_STREAMS, onBooks(new StreamWords(true), work));
		styles.put(Style.REACTOR, onBooks(new ReactorWords(), work));
		styles.put(Style.RXJAVA, onBooks(new RxJavaWords(), work));
		styles.put(Style.MUTINY, onBooks(new MutinyWords(), work));
		return new Workload(name, Workloads.PIPELINES, "line", BOOKS, Outcome::taken, null, null, styles).passing(
				(sources) -> BookWords.signalsPerLine(sources.books().anew()),
				(sources) -> BookWords.handOffsPerLine(sources.books().anew()));
	}

	private static Stream<Workload> lines() {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.POOL, onLines(new ThreadLines(LineAppending.READER, LineAppending.WRITER)));
		styles.put(Style.VIRTUAL, onLines(new ThreadLines(LineAppending.VIRTUAL, LineAppending.VIRTUAL)));
		styles.put(Style.FUTURE, onLines(new FutureLines()));
		styles.put(Style.REACTOR, onLines(new ReactorLines()));
		styles.put(Style.RXJAVA, onLines(new RxJavaLines()));
		styles.put(Style.MUTINY, onLines(new MutinyLines()));
		return Stream
			.of(new Workload("lines-append", Workloads.PIPELINES, "line", LINES, Outcome::taken, null, null, styles)
				.passing((sources) -> 1 + LineFile.appendedPerLine(sources.books().anew()),
						(sources) -> LineFile.HAND_OFFS * LineFile.appendedPerLine(sources.books().anew())));
	}

	private static Preparation onLines(LineAppending style) {
		return (sources) -> () -> {
			LineFile file = LineFile.of(sources.books().anew(), sources.observer());
			style.append(file);
			return file.outcome();
		};
	}

	private static Stream<Workload> csv() {
		return Stream.of(csv("csv-characters", CsvReading::characters, (sources) -> 1),
				csv("csv-chunks", CsvReading::chunks, (sources) -> 1.0 / CsvText.CHUNK));
	}

	private static Workload csv(String name, OnCsv work, Count signals) {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, onCsv(new LoopCsv(), work));
		styles.put(Style.STREAMS, onCsv(new StreamCsv(), work));
		styles.put(Style.REACTOR, onCsv(new ReactorCsv(), work));
		styles.put(Style.RXJAVA, onCsv(new RxJavaCsv(), work));
		styles.put(Style.MUTINY, onCsv(new MutinyCsv(), work));
		return new Workload(name, Workloads.PIPELINES, "character", CSV, Outcome::taken, null, null, styles)
			.passing(signals, (sources) -> 0);
	}

	private static ExecutorService pool() {
		return Executors.newFixedThreadPool(BookWords.AT_ONCE);
	}

	private static Preparation onBooks(BookWords style, OnBooks work) {
		return (sources) -> () -> work.run(style, sources.books().anew(sources.observer()));
	}

	private static Preparation onCsv(CsvReading style, OnCsv work) {
		return (sources) -> () -> work.run(style, sources.csv().anew(sources.observer()));
	}

	private interface OnCsv {

		Outcome run(CsvReading style, CsvText text);

	}

	private interface OnBooks {

		Outcome run(BookWords style, BookShelf shelf) throws Exception;

	}

}
