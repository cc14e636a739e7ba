package io.tweebyte.lab.work;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;

/**
 * Why a file could not be used, in words: the JDK's own message is often the path alone.
 */
final class FileFailure {

	private FileFailure() {
	}

	static String reason(IOException cause) {
		return switch (cause) {
			case AccessDeniedException denied -> "no permission for " + denied.getFile();
			case FileAlreadyExistsException taken -> taken.getFile() + " is a file";
			case NoSuchFileException missing -> "there is no " + missing.getFile();
			default -> cause.getMessage();
		};
	}

}
