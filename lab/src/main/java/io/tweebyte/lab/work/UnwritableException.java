package io.tweebyte.lab.work;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A folder or file cannot be written; the message names it and the reason. */
public final class UnwritableException extends IOException {

	public UnwritableException(Path path, IOException cause) {
		super("%s cannot be written: %s".formatted(path, reason(cause)), cause);
	}

	/** The JDK's own message is often the path alone. */
	private static String reason(IOException cause) {
		return switch (cause) {
			case AccessDeniedException denied -> "no permission for " + denied.getFile();
			case FileAlreadyExistsException taken -> taken.getFile() + " is a file";
			case NoSuchFileException missing -> "there is no " + missing.getFile();
			default -> cause.getMessage();
		};
	}

}
