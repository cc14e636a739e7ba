package io.tweebyte.servers.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.apache.commons.io.function.IOConsumer;

/** Whole folders: temporary ones, and the removal of any. */
public final class Directories {

	private Directories() {
	}

	/** A new folder that is removed when this JVM ends, however it ends. */
	public static Path temporary(String name) {
		return Failures.explain("Cannot make a temporary folder", () -> {
			Path directory = Files.createTempDirectory("tweebyte-" + name + "-");
			ProcessGuard.deleteAtExit(directory);
			return directory;
		});
	}

	/**
	 * Makes a folder unless it exists. It appears whole or not at all; of several JVMs
	 * that make it at the same time the fastest one's stays.
	 */
	public static Path make(Path folder, IOConsumer<Path> contents) throws IOException {
		if (Files.isDirectory(folder)) {
			return folder;
		}
		Path unfinished = Files.createTempDirectory(folder.getParent(), "unfinished-");
		try {
			contents.accept(unfinished);
			return Files.move(unfinished, folder, StandardCopyOption.ATOMIC_MOVE);
		}
		catch (IOException ex) {
			if (!Files.isDirectory(folder)) {
				throw ex;
			}
			return folder;
		}
		finally {
			deleteIfExists(unfinished);
		}
	}

	/** What is in a folder under such names; nothing if there is no folder. */
	public static List<Path> list(Path folder, Predicate<String> names) throws IOException {
		if (!Files.isDirectory(folder)) {
			return List.of();
		}
		try (Stream<Path> entries = Files.list(folder)) {
			return entries.filter((entry) -> names.test(entry.getFileName().toString())).toList();
		}
	}

	/**
	 * Removes a file, or a folder with all that is in it, if it is there. Others may
	 * remove it at the same time.
	 */
	public static void deleteIfExists(Path path) throws IOException {
		if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
			try (DirectoryStream<Path> entries = Files.newDirectoryStream(path)) {
				for (Path entry : entries) {
					deleteIfExists(entry);
				}
			}
			catch (NoSuchFileException ex) {
				// removed by another one meanwhile
			}
		}
		Files.deleteIfExists(path);
	}

}
