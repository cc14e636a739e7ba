package io.tweebyte.lab.lines;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.LineFile;

/** A {@link Multi} of lines. */
public final class MutinyLines implements LineAppending {

	@Override
	public void append(LineFile file) {
		Multi.createFrom()
			.resource(file::book, MutinyLines::lines)
			.withFinalizer(Book::close)
			.filter((line) -> !line.isBlank())
			.map(String::length)
			.onItem()
			.transformToUniAndConcatenate(
					(length) -> Uni.createFrom().voidItem().invoke(() -> file.append(length)).runSubscriptionOn(WRITER))
			.onItem()
			.ignoreAsUni()
			.await()
			.indefinitely();
	}

	private static Multi<String> lines(Book book) {
		return Multi.createFrom().iterable(() -> book);
	}

}
