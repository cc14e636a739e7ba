package io.tweebyte.servers;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;

import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.Failures;
import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/**
 * The programs of PostgreSQL and Redis, unpacked once from the jars of Maven Central into
 * a folder that all JVMs of a user share. An unpacked folder appears whole or not at all.
 */
final class Binaries {

	/** Names a program to run in place of the one in the jar, such as a newer one. */
	private static final String REDIS_VARIABLE = "TWEEBYTE_REDIS_SERVER";

	private static final String REDIS = "/redis-server-7.0.15-%s-%s";

	private static final Map<String, String> PROCESSORS = Map.of("amd64", "amd64", "x86_64", "amd64", "aarch64",
			"arm64", "arm64", "arm64");

	private static final Set<PosixFilePermission> PROGRAM = PosixFilePermissions.fromString("rwxr-xr-x");

	private static final Set<PosixFilePermission> DATA = PosixFilePermissions.fromString("rw-r--r--");

	private static final int DIGITS = 12;

	private Binaries() {
	}

	/** A temporary folder of this user. */
	static Path shared() {
		return Path.of(System.getProperty("java.io.tmpdir"), "tweebyte-" + System.getProperty("user.name"));
	}

	/** PostgreSQL's folder, with {@code bin/initdb} and {@code bin/postgres} in it. */
	static synchronized Path postgres(Path cache) {
		return Failures.explain("Cannot unpack PostgreSQL into " + cache, () -> {
			prepare(cache);
			return Directories.make(cache.resolve("postgres-" + postgresDigest()), Binaries::unpackPostgresInto);
		});
	}

	static synchronized Path redis(Path cache) {
		String other = System.getenv(REDIS_VARIABLE);
		if (other != null) {
			return Path.of(other);
		}
		String resource = REDIS.formatted(isMac() ? "darwin" : "linux", PROCESSORS.get(System.getProperty("os.arch")));
		return Failures.explain("Cannot unpack Redis into " + cache, () -> unpackRedis(cache, resource));
	}

	private static boolean isMac() {
		return System.getProperty("os.name").startsWith("Mac");
	}

	/**
	 * Programs of another user are not run: the shared folder has a name that anyone can
	 * take first.
	 */
	private static void prepare(Path cache) throws IOException {
		Files.createDirectories(cache.toAbsolutePath().getParent());
		try {
			Files.createDirectory(cache, PosixFilePermissions.asFileAttribute(PROGRAM));
			// as the mask of this process may leave out rights
			Files.setPosixFilePermissions(cache, PROGRAM);
		}
		catch (FileAlreadyExistsException ex) {
			requireOwn(cache);
		}
	}

	private static void requireOwn(Path cache) throws IOException {
		Path probe = Files.createTempFile("tweebyte-", "");
		try {
			PosixFileAttributes attributes = Files.readAttributes(cache, PosixFileAttributes.class,
					LinkOption.NOFOLLOW_LINKS);
			boolean writable = attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE);
			if (!attributes.isDirectory() || !attributes.owner().equals(Files.getOwner(probe)) || writable) {
				throw new IOException("other users can change the programs in it; remove it");
			}
		}
		finally {
			Files.delete(probe);
		}
	}

	private static InputStream postgresArchive() throws IOException {
		String system = isMac() ? "Darwin" : "Linux";
		return DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system, System.getProperty("os.arch"));
	}

	private static String postgresDigest() throws IOException {
		try (InputStream archive = postgresArchive()) {
			return DigestUtils.sha256Hex(archive).substring(0, DIGITS);
		}
	}

	private static void unpackPostgresInto(Path folder) throws IOException {
		try (InputStream archive = new BufferedInputStream(postgresArchive());
				TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(archive))) {
			for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
				unpack(tar, entry, folder);
			}
		}
		Files.setPosixFilePermissions(folder, PROGRAM);
	}

	private static void unpack(TarArchiveInputStream tar, TarArchiveEntry entry, Path folder) throws IOException {
		Path target = folder.resolve(entry.getName()).normalize();
		if (!target.startsWith(folder)) {
			throw new IOException("entry outside of its folder: " + entry.getName());
		}
		if (entry.isDirectory()) {
			createFolders(target);
			return;
		}
		createFolders(target.getParent());
		if (entry.isSymbolicLink()) {
			Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
		}
		else {
			Files.copy(tar, target);
			Files.setPosixFilePermissions(target, ((entry.getMode() & 0111) != 0) ? PROGRAM : DATA);
		}
	}

	/** Root's PostgreSQL runs as another user, who must read them whatever the mask. */
	private static void createFolders(Path folder) throws IOException {
		if (!Files.exists(folder)) {
			createFolders(folder.getParent());
			Files.createDirectory(folder);
			Files.setPosixFilePermissions(folder, PROGRAM);
		}
	}

	private static Path unpackRedis(Path cache, String resource) throws IOException {
		Path program = cache.resolve(resource.substring(resource.lastIndexOf('/') + 1));
		prepare(cache);
		if (Files.isExecutable(program)) {
			return program;
		}
		Path unfinished = Files.createTempFile(cache, "redis-", "");
		try (InputStream content = Binaries.class.getResourceAsStream(resource)) {
			if (content == null) {
				throw new IOException("there is no binary of Redis for this system: " + resource);
			}
			Files.copy(content, unfinished, StandardCopyOption.REPLACE_EXISTING);
		}
		Files.setPosixFilePermissions(unfinished, PROGRAM);
		return Files.move(unfinished, program, StandardCopyOption.ATOMIC_MOVE);
	}

}
