package io.tweebyte.lab.source;

import java.util.Iterator;

import io.tweebyte.lab.csv.LoopCsv;
import io.tweebyte.lab.work.Outcome;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CsvTextTests {

	@Test
	void hasTheSameCellsInCharactersAndInChunksThatEndWithinOne() {
		CsvText text = CsvText.drawn(2_000, 1);
		Outcome characters = new LoopCsv().characters(text.anew());
		assertThat(new LoopCsv().chunks(text.anew())).isEqualTo(characters);
		assertThat(characters.delivered()).isEqualTo(8 * 2_000);
		assertThat(characters.taken()).isGreaterThan(65_536);
	}

	@Test
	void countsWhatIsTaken() {
		CsvText text = CsvText.drawn(10, 1);
		Iterator<Character> characters = text.characters();
		characters.next();
		characters.next();
		assertThat(text.outcome(new CsvCells()).taken()).isEqualTo(2);
	}

}
