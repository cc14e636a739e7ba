package io.tweebyte.lab.csv;

import io.smallrye.mutiny.Multi;
import io.tweebyte.lab.source.CsvCells;
import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.source.SourcePublisher;
import io.tweebyte.lab.work.Outcome;

/** A {@link Multi}. */
public final class MutinyCsv implements CsvReading {

	@Override
	public Outcome characters(CsvText text) {
		CsvCells cells = new CsvCells();
		Multi.createFrom()
			.safePublisher(new SourcePublisher<>(text.characters()))
			.filter((character) -> character != '\r')
			.subscribe()
			.with(cells::add);
		return text.outcome(cells);
	}

	@Override
	public Outcome chunks(CsvText text) {
		CsvCells cells = new CsvCells();
		Multi.createFrom()
			.safePublisher(new SourcePublisher<>(text.chunks()))
			.map((chunk) -> chunk.replace("\r", ""))
			.subscribe()
			.with(cells::addAll);
		return text.outcome(cells);
	}

}
