package io.tweebyte.lab.lines;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.source.LineFile;

/** A {@link Multi} of lines. */
public final class MutinyLines implements LineAppending {

	@Override
	public void append(LineFile file) {
		Multi.createFrom()
			.resource(file::lines, MutinyLines::each)
			.withFinalizer(LineFile.Lines::close)
			.filter((line) -> !line.isBlank())
			.map(String::length)
			.onItem()
			.transformToUniAndConcatenate((length) -> appended(file, length))
			.runSubscriptionOn(READER)
			.onItem()
			.ignoreAsUni()
			.await()
			.indefinitely();
	}

	private static Uni<Void> appended(LineFile file, int length) {
		return Uni.createFrom().voidItem().invoke(() -> file.append(length)).runSubscriptionOn(WRITER).emitOn(READER);
	}

	private static Multi<String> each(LineFile.Lines lines) {
		return Multi.createFrom().iterable(() -> lines);
	}

}
