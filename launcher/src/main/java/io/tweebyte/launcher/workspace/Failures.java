package io.tweebyte.launcher.workspace;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/**
 * The reasons of failed file operations as words: the messages of some exceptions are a
 * path and nothing else.
 */
public final class Failures {

	private Failures() {
	}

	public static String reason(IOException ex) {
		return switch (ex) {
			case AccessDeniedException denied -> "permission denied";
			case NoSuchFileException missing -> "no such file: " + missing.getFile();
			case FileAlreadyExistsException exists -> "a file of that name is in the way: " + exists.getFile();
			case FileSystemException other when other.getReason() != null -> other.getReason();
			default -> ex.getMessage();
		};
	}

}
