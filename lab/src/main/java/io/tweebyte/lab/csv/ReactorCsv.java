package io.tweebyte.lab.csv;

import io.tweebyte.lab.source.CsvCells;
import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.source.SourcePublisher;
import io.tweebyte.lab.work.Outcome;
import reactor.core.publisher.Flux;

/** A {@link Flux}. */
public final class ReactorCsv implements CsvReading {

	@Override
	public Outcome characters(CsvText text) {
		CsvCells cells = new CsvCells();
		Flux.from(new SourcePublisher<>(text.characters()))
			.filter((character) -> character != '\r')
			.subscribe(cells::add);
		return text.outcome(cells);
	}

	@Override
	public Outcome chunks(CsvText text) {
		CsvCells cells = new CsvCells();
		Flux.from(new SourcePublisher<>(text.chunks()))
			.map((chunk) -> chunk.replace("\r", ""))
			.subscribe(cells::addAll);
		return text.outcome(cells);
	}

}
