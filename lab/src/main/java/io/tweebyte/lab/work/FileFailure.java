package io.tweebyte.lab.work;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/**
 * Puts failures in words: the JDK's own message of a file is often its path alone, and
 * some failures have none.
 */
public final class FileFailure {

	private FileFailure() {
	}

	/** Returns the message of any failure; its type when it has none. */
	public static String message(Exception failure) {
		return (failure instanceof FileSystemException ex) ? "A file cannot be used: %s.".formatted(reason(ex))
				: messageOrType(failure);
	}

	static String reason(IOException cause) {
		return switch (cause) {
			case AccessDeniedException denied -> "no permission for " + denied.getFile();
			case FileAlreadyExistsException taken -> taken.getFile() + " is a file";
			case NoSuchFileException missing -> "there is no " + missing.getFile();
			default -> messageOrType(cause);
		};
	}

	private static String messageOrType(Exception failure) {
		return (failure.getMessage() != null) ? failure.getMessage()
				: "It failed without a message: " + failure.getClass().getName();
	}

}
