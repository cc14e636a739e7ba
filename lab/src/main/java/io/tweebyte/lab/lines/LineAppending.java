package io.tweebyte.lab.lines;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import io.tweebyte.lab.source.LineFile;

/**
 * The lengths of lines that are not blank are appended to a file, each by a task of its
 * own, one after the other and in order. One thread reads the lines, another one appends,
 * so each line is two hand-offs: there and back.
 */
@FunctionalInterface
public interface LineAppending {

	/** The thread that reads, where threads are not virtual. */
	ExecutorService READER = single("lines-reader");

	/** The thread that appends, where threads are not virtual. */
	ExecutorService WRITER = single("lines-writer");

	/** Threads that read or append, one per task. */
	ExecutorService VIRTUAL = Executors.newVirtualThreadPerTaskExecutor();

	private static ExecutorService single(String name) {
		return Executors.newSingleThreadExecutor(Thread.ofPlatform().name(name).daemon().factory());
	}

	/** Appends all lines of the file's book. */
	void append(LineFile file) throws Exception;

}
