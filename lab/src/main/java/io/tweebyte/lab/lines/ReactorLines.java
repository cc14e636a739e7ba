package io.tweebyte.lab.lines;

import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.LineFile;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** A {@link Flux} of lines. */
public final class ReactorLines implements LineAppending {

	private static final Scheduler SCHEDULER = Schedulers.fromExecutor(WRITER);

	@Override
	public void append(LineFile file) {
		Flux.using(file::book, ReactorLines::lines, Book::close)
			.filter((line) -> !line.isBlank())
			.map(String::length)
			.concatMap((length) -> Mono.fromRunnable(() -> file.append(length)).subscribeOn(SCHEDULER), 1)
			.blockLast();
	}

	private static Flux<String> lines(Book book) {
		return Flux.fromIterable(() -> book);
	}

}
