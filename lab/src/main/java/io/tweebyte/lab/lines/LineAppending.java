package io.tweebyte.lab.lines;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import io.tweebyte.lab.source.LineFile;

/**
 * The lengths of lines that are not blank are appended to a file, each by a task of its
 * own on the thread that writes, one after the other and in order.
 */
@FunctionalInterface
public interface LineAppending {

	/** The thread that writes, in all styles. */
	ExecutorService WRITER = Executors.newSingleThreadExecutor(Thread.ofPlatform().name("lines").daemon().factory());

	/** Threads that write, one per task. */
	ExecutorService VIRTUAL = Executors.newVirtualThreadPerTaskExecutor();

	/** Appends all lines of the file's book. */
	void append(LineFile file) throws Exception;

}
