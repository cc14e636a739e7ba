package io.tweebyte.servers.process;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Whole folders: temporary ones, and the removal of any. */
public final class Directories {

	private Directories() {
	}

	/**
	 * A new folder that is removed when this JVM ends, however it ends.
	 * @param name a word for its name
	 */
	public static Path temporary(String name) {
		try {
			Path directory = Files.createTempDirectory("tweebyte-" + name + "-");
			ProcessGuard.deleteAtExit(directory);
			return directory;
		}
		catch (IOException ex) {
			throw new ServerException("Cannot make a temporary folder: " + ex.getMessage(), ex);
		}
	}

	/**
	 * Removes a folder with all that is in it, if it is there. Others may remove it at
	 * the same time.
	 */
	public static void deleteIfExists(Path directory) throws IOException {
		Files.walkFileTree(directory, new SimpleFileVisitor<>() {

			@Override
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
				Files.deleteIfExists(file);
				return FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
				if (failure instanceof NoSuchFileException) {
					return FileVisitResult.CONTINUE;
				}
				throw failure;
			}

			@Override
			public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
				if (failure != null) {
					throw failure;
				}
				Files.deleteIfExists(folder);
				return FileVisitResult.CONTINUE;
			}

		});
	}

}
