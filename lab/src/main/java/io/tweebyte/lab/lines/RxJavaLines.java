package io.tweebyte.lab.lines;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.LineFile;

/** A {@link Flowable} of lines. */
public final class RxJavaLines implements LineAppending {

	private static final Scheduler SCHEDULER = Schedulers.from(WRITER);

	@Override
	public void append(LineFile file) {
		Flowable.using(file::book, RxJavaLines::lines, Book::close)
			.filter((line) -> !line.isBlank())
			.map(String::length)
			.concatMapCompletable(
					(length) -> Completable.fromRunnable(() -> file.append(length)).subscribeOn(SCHEDULER))
			.blockingAwait();
	}

	private static Flowable<String> lines(Book book) {
		return Flowable.fromIterable(() -> book);
	}

}
