package io.tweebyte.lab.lines;

import io.tweebyte.lab.source.LineFile;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** A {@link Flux} of lines. */
public final class ReactorLines implements LineAppending {

	private static final Scheduler READS = Schedulers.fromExecutor(READER);

	private static final Scheduler WRITES = Schedulers.fromExecutor(WRITER);

	@Override
	public void append(LineFile file) {
		Flux.using(file::lines, ReactorLines::each, LineFile.Lines::close)
			.filter((line) -> !line.isBlank())
			.map(String::length)
			.concatMap((length) -> appended(file, length), 1)
			.subscribeOn(READS)
			.blockLast();
	}

	private static Mono<Void> appended(LineFile file, int length) {
		return Mono.<Void>fromRunnable(() -> file.append(length)).subscribeOn(WRITES).publishOn(READS);
	}

	private static Flux<String> each(LineFile.Lines lines) {
		return Flux.fromIterable(() -> lines);
	}

}
