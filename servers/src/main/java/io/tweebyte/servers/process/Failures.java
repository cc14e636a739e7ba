package io.tweebyte.servers.process;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

import org.apache.commons.io.function.IORunnable;
import org.apache.commons.io.function.IOSupplier;

/** Failed file operations, explained to the person at the terminal. */
public final class Failures {

	private Failures() {
	}

	/**
	 * Returns what an operation returns.
	 * @param failure the message if it fails, such as {@code Cannot write to /tmp}; the
	 * reason is added
	 * @throws ServerException if it fails
	 */
	public static <T> T explain(String failure, IOSupplier<T> operation) {
		try {
			return operation.get();
		}
		catch (IOException ex) {
			throw new ServerException(failure + ": " + reason(ex), ex);
		}
	}

	/** As {@link #explain(String, IOSupplier)}, where nothing is returned. */
	public static void explain(String failure, IORunnable action) {
		explain(failure, () -> {
			action.run();
			return null;
		});
	}

	/** Waits for something, and throws the exception with which it failed. */
	public static <T> T join(CompletableFuture<T> future) {
		try {
			return future.join();
		}
		catch (CompletionException ex) {
			throw (ex.getCause() instanceof RuntimeException cause) ? cause : ex;
		}
	}

	/**
	 * The reason in words: the messages of some exceptions are a path and nothing else.
	 */
	public static String reason(IOException ex) {
		return switch (ex) {
			case AccessDeniedException denied -> "permission denied: " + denied.getFile();
			case NoSuchFileException missing -> "no such file: " + missing.getFile();
			case FileAlreadyExistsException exists -> "a file of that name is in the way: " + exists.getFile();
			case FileSystemException other when other.getReason() != null -> other.getReason();
			default -> ex.getMessage();
		};
	}

}
