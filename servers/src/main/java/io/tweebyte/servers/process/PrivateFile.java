package io.tweebyte.servers.process;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

import org.apache.commons.io.function.IOConsumer;

/** Files and folders that other users may not read, from their first moment on. */
public final class PrivateFile {

	private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

	private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

	private static final Set<PosixFilePermission> ENTERED = PosixFilePermissions.fromString("rwx--x---");

	private PrivateFile() {
	}

	/**
	 * Writes a file that only its owner may read. It appears whole or not at all; of two
	 * writers the last one wins. Missing folders above it are private too.
	 */
	public static Path write(Path file, String text) throws IOException {
		return write(file, text, FILE);
	}

	/** As {@link #write(Path, String)}, with other permissions once it is there. */
	public static Path write(Path file, String text, Set<PosixFilePermission> permissions) throws IOException {
		return write(file, permissions, (unfinished) -> Files.writeString(unfinished, text));
	}

	/** As {@link #write(Path, String)}; {@code content} writes the file. */
	public static Path write(Path file, IOConsumer<Path> content) throws IOException {
		return write(file, FILE, content);
	}

	private static Path write(Path file, Set<PosixFilePermission> permissions, IOConsumer<Path> content)
			throws IOException {
		Path parent = file.toAbsolutePath().getParent();
		Files.createDirectories(parent, attribute(FOLDER));
		Path unfinished = Files.createTempFile(parent, "unfinished-", "", attribute(FILE));
		try {
			content.accept(unfinished);
			Files.setPosixFilePermissions(unfinished, permissions);
			return Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
		}
		finally {
			Files.deleteIfExists(unfinished);
		}
	}

	/** Makes an empty file that only its owner may read, unless there is a file. */
	static void createIfMissing(Path file) throws IOException {
		FileChannel.open(file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), attribute(FILE)).close();
	}

	/** Makes a folder that only its owner may enter, or closes an existing one. */
	public static Path folder(Path folder) throws IOException {
		return folder(folder, FOLDER);
	}

	/**
	 * Makes a folder that only its owner may enter. Started by root, PostgreSQL and Redis
	 * run as another user, whose processes of our group get through to their data and
	 * programs.
	 */
	public static Path folderForPostgres(Path folder) throws IOException {
		if (!Commands.ROOT) {
			return folder(folder);
		}
		Files.createDirectories(folder, attribute(FOLDER));
		Files.setAttribute(folder, "unix:gid", Commands.GROUP);
		return folder(folder, ENTERED);
	}

	private static Path folder(Path folder, Set<PosixFilePermission> permissions) throws IOException {
		Files.createDirectories(folder, attribute(permissions));
		if (!Files.getPosixFilePermissions(folder).equals(permissions)) {
			Files.setPosixFilePermissions(folder, permissions);
		}
		return folder;
	}

	/**
	 * Opens a file to be locked, made if it is missing. Others may not open it: a lock
	 * needs no right to write.
	 */
	public static FileChannel openLock(Path file) throws IOException {
		createIfMissing(file);
		Files.setPosixFilePermissions(file, FILE);
		return FileChannel.open(file, StandardOpenOption.WRITE);
	}

	private static FileAttribute<Set<PosixFilePermission>> attribute(Set<PosixFilePermission> permissions) {
		return PosixFilePermissions.asFileAttribute(permissions);
	}

}
