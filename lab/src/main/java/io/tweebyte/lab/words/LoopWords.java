package io.tweebyte.lab.words;

import java.nio.file.Path;
import java.util.Map;

import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.work.Outcome;

/** One book after the other. */
public final class LoopWords implements BookWords {

	@Override
	public Outcome biggestWord(BookShelf shelf) {
		String biggest = Words.NONE;
		for (Path book : shelf.books()) {
			biggest = Words.longer(biggest, PlainBooks.biggestWord(shelf, book));
		}
		return Words.biggest(shelf, biggest);
	}

	@Override
	public Outcome groupWords(BookShelf shelf) {
		Map<String, Integer> counts = Words.nothing();
		for (Path book : shelf.books()) {
			Words.join(counts, PlainBooks.groupWords(shelf, book));
		}
		return Words.groups(shelf, counts);
	}

}
