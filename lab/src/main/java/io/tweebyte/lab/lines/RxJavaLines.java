package io.tweebyte.lab.lines;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.tweebyte.lab.source.LineFile;

/** A {@link Flowable} of lines. */
public final class RxJavaLines implements LineAppending {

	private static final Scheduler READS = Schedulers.from(READER);

	private static final Scheduler WRITES = Schedulers.from(WRITER);

	@Override
	public void append(LineFile file) {
		Flowable.using(file::lines, RxJavaLines::each, LineFile.Lines::close)
			.filter((line) -> !line.isBlank())
			.map(String::length)
			.concatMapCompletable((length) -> appended(file, length), 1)
			.subscribeOn(READS)
			.blockingAwait();
	}

	private static Completable appended(LineFile file, int length) {
		return Completable.fromRunnable(() -> file.append(length)).subscribeOn(WRITES).observeOn(READS);
	}

	private static Flowable<String> each(LineFile.Lines lines) {
		return Flowable.fromIterable(() -> lines);
	}

}
