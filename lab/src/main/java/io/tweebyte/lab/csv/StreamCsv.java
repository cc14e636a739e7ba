package io.tweebyte.lab.csv;

import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import io.tweebyte.lab.source.CsvCells;
import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.work.Outcome;

/** A {@link Stream}. */
public final class StreamCsv implements CsvReading {

	@Override
	public Outcome characters(CsvText text) {
		CsvCells cells = new CsvCells();
		stream(text.characters()).filter((character) -> character != '\r').forEachOrdered(cells::add);
		return text.outcome(cells);
	}

	@Override
	public Outcome chunks(CsvText text) {
		CsvCells cells = new CsvCells();
		stream(text.chunks()).map((chunk) -> chunk.replace("\r", "")).forEachOrdered(cells::addAll);
		return text.outcome(cells);
	}

	private static <T> Stream<T> stream(Iterator<T> items) {
		return StreamSupport.stream(Spliterators.spliteratorUnknownSize(items, Spliterator.ORDERED), false);
	}

}
