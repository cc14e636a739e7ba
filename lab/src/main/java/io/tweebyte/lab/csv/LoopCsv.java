package io.tweebyte.lab.csv;

import java.util.Iterator;

import io.tweebyte.lab.source.CsvCells;
import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.work.Outcome;

/** A loop. */
public final class LoopCsv implements CsvReading {

	@Override
	public Outcome characters(CsvText text) {
		CsvCells cells = new CsvCells();
		for (Iterator<Character> characters = text.characters(); characters.hasNext();) {
			char character = characters.next();
			if (character != '\r') {
				cells.add(character);
			}
		}
		return text.outcome(cells);
	}

	@Override
	public Outcome chunks(CsvText text) {
		CsvCells cells = new CsvCells();
		for (Iterator<String> chunks = text.chunks(); chunks.hasNext();) {
			cells.addAll(chunks.next().replace("\r", ""));
		}
		return text.outcome(cells);
	}

}
