package io.tweebyte.launcher.aot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.UnpackedJars;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.ServerException;

/**
 * The AOT cache of one jar, for one JDK and its flags: a folder beside the unpacked jar.
 * Another jar, JDK or flag is another folder, so a cache is never stale.
 *
 * @param jar as it was built
 */
public record AotCache(Path jar, Path folder) {

	private static final int FIRST_JDK = 25;

	private static final int ATTEMPTS = 3;

	/** Returns whether this JDK can have AOT caches (JEP 483, 514 and 515). */
	public static boolean isSupported() {
		return Runtime.version().feature() >= FIRST_JDK;
	}

	/** Throws an exception if this JDK is too old for AOT caches. */
	public static void requireSupport() {
		if (!isSupported()) {
			throw new ServerException("AOT caches need JDK %d or later, this is %d (%s). Set JAVA_HOME."
				.formatted(FIRST_JDK, Runtime.version().feature(), System.getProperty("java.home")));
		}
	}

	static AotCache of(Workspace workspace, Path jar, BackendOptions options) {
		String virtualMachine = Runtime.version() + System.getProperty("java.home") + options.commonFlags();
		return new AotCache(jar, UnpackedJars.folder(jar, workspace.aotCaches())
			.resolve("cache-%08x".formatted(virtualMachine.hashCode())));
	}

	Path file() {
		return this.folder.resolve("app.aot");
	}

	/** What a JVM has seen in its practice run, from which it makes the cache. */
	Path configuration() {
		return this.folder.resolve("unfinished.aotconf");
	}

	/** The cache while a JVM writes it. */
	Path unfinished() {
		return this.folder.resolve("unfinished.aot");
	}

	Path log() {
		return this.folder.resolve("record.log");
	}

	boolean exists() {
		return Files.exists(file());
	}

	/** The flag of a JVM that starts from it. */
	String flag() {
		return "-XX:AOTCache=" + file();
	}

	/**
	 * The jar to start, unpacked unless it was before. Of the caches for other JDKs and
	 * flags the one used last is kept.
	 */
	Path unpacked(Duration deadline) {
		Path unpacked = new UnpackedJars(deadline).unpacked(this.jar, this.folder.getParent().getParent());
		return Failures.explain("Cannot use " + this.folder, () -> {
			Files.createDirectories(this.folder);
			Files.setLastModifiedTime(this.folder, FileTime.from(Instant.now()));
			removeOthers();
			return unpacked;
		});
	}

	private void removeOthers() throws IOException {
		List<Path> old = Directories.list(this.folder.getParent(), (name) -> name.startsWith("cache-"))
			.stream()
			.filter((entry) -> !entry.equals(this.folder))
			.sorted(Comparator.comparing((Path entry) -> entry.toFile().lastModified()).reversed())
			.skip(1)
			.toList();
		for (Path folder : old) {
			Directories.deleteIfExists(folder);
		}
	}

	/** Removes what a recording that was broken off has left. */
	void clear() throws IOException {
		for (Path left : List.of(configuration(), unfinished(), log())) {
			Files.deleteIfExists(left);
		}
	}

	/** Makes the cache that was written the one that starts use. */
	void finish() throws IOException {
		Files.move(unfinished(), file(), StandardCopyOption.ATOMIC_MOVE);
		Files.deleteIfExists(configuration());
		Files.deleteIfExists(failures());
	}

	/** Returns whether it did not fail so often that another recording is pointless. */
	boolean isWorthAnAttempt() {
		return failed() < ATTEMPTS;
	}

	private long failed() {
		return Files.exists(failures())
				? Failures.explain("Cannot read " + failures(), () -> Files.readAllLines(failures()).size()) : 0;
	}

	/** Remembers that it could not be recorded, or that a JVM did not start from it. */
	public void fail(String reason) {
		Failures.explain("Cannot write to " + this.folder, () -> {
			Files.deleteIfExists(file());
			Files.writeString(failures(), "%s %s%n".formatted(Instant.now(), reason.lines().findFirst().orElse("")),
					StandardOpenOption.CREATE, StandardOpenOption.APPEND);
		});
	}

	private Path failures() {
		return this.folder.resolve("failures");
	}

}
