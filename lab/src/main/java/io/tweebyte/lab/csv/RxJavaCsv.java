package io.tweebyte.lab.csv;

import io.reactivex.rxjava3.core.Flowable;
import io.tweebyte.lab.source.CsvCells;
import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.source.SourcePublisher;
import io.tweebyte.lab.work.Outcome;

/** A {@link Flowable}. */
public final class RxJavaCsv implements CsvReading {

	@Override
	public Outcome characters(CsvText text) {
		CsvCells cells = new CsvCells();
		Flowable.fromPublisher(new SourcePublisher<>(text.characters()))
			.filter((character) -> character != '\r')
			.forEach(cells::add);
		return text.outcome(cells);
	}

	@Override
	public Outcome chunks(CsvText text) {
		CsvCells cells = new CsvCells();
		Flowable.fromPublisher(new SourcePublisher<>(text.chunks()))
			.map((chunk) -> chunk.replace("\r", ""))
			.forEach(cells::addAll);
		return text.outcome(cells);
	}

}
