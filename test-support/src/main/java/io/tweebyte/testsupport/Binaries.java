package io.tweebyte.testsupport;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import redis.embedded.core.ExecutableProvider;
import redis.embedded.model.OsArchitecture;

/**
 * The programs of PostgreSQL and Redis, unpacked once from the jars of Maven Central into
 * a folder that all JVMs of a user share. An unpacked folder appears whole or not at all.
 */
final class Binaries {

	/** Runs on any Linux of that processor, where the usual binary needs OpenSSL 3. */
	private static final String STATIC_REDIS = "/redis-server-6.2.7-linux-386";

	private static final String EXECUTABLE = "rwxr-xr-x";

	private static final int DIGITS = 12;

	private Binaries() {
	}

	/**
	 * Where programs are unpacked unless told otherwise.
	 * @return a folder of this user's below the system's one for temporary files
	 */
	static Path shared() {
		return Path.of(System.getProperty("java.io.tmpdir"), "tweebyte-" + System.getProperty("user.name"));
	}

	/**
	 * PostgreSQL's folder, with {@code bin/initdb} and {@code bin/postgres} in it.
	 * @param cache where programs are unpacked
	 */
	static synchronized Path postgres(Path cache) {
		try {
			Path folder = cache.resolve("postgres-" + postgresDigest());
			return Files.isDirectory(folder) ? folder : unpackPostgres(folder);
		}
		catch (IOException ex) {
			throw new ServerException("Cannot unpack PostgreSQL into %s: %s".formatted(cache, ex), ex);
		}
	}

	/**
	 * The program of Redis.
	 * @param cache where programs are unpacked
	 */
	static synchronized Path redis(Path cache) {
		String usual = ExecutableProvider.newProvidedVersionsMap().get(OsArchitecture.detectOSandArchitecture());
		if (usual == null) {
			throw new ServerException("No binary of Redis for this system: " + System.getProperty("os.name"));
		}
		for (String resource : List.of(usual, STATIC_REDIS)) {
			try {
				Path program = unpackRedis(cache, resource);
				if (Commands.run(List.of(program.toString(), "--version")) == 0) {
					return program;
				}
			}
			catch (IOException ex) {
				throw new ServerException("Cannot unpack Redis into %s: %s".formatted(cache, ex), ex);
			}
		}
		throw new ServerException("Neither binary of Redis runs on this system; the usual one needs OpenSSL 3.");
	}

	private static InputStream postgresArchive() throws IOException {
		String system = System.getProperty("os.name").startsWith("Mac") ? "Darwin" : "Linux";
		return DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system, System.getProperty("os.arch"));
	}

	private static String postgresDigest() throws IOException {
		try (InputStream archive = postgresArchive()) {
			return HexFormat.of()
				.formatHex(MessageDigest.getInstance("SHA-256").digest(archive.readAllBytes()))
				.substring(0, DIGITS);
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static Path unpackPostgres(Path folder) throws IOException {
		Files.createDirectories(folder.getParent());
		Path unfinished = Files.createTempDirectory(folder.getParent(), "postgres-");
		try {
			unpackPostgresInto(unfinished);
			return publish(unfinished, folder);
		}
		finally {
			if (Files.exists(unfinished)) {
				Directories.delete(unfinished);
			}
		}
	}

	private static void unpackPostgresInto(Path folder) throws IOException {
		try (InputStream archive = new BufferedInputStream(postgresArchive());
				TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(archive))) {
			for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
				unpack(tar, entry, folder);
			}
		}
		Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(EXECUTABLE));
	}

	private static void unpack(TarArchiveInputStream tar, TarArchiveEntry entry, Path folder) throws IOException {
		Path target = folder.resolve(entry.getName()).normalize();
		if (!target.startsWith(folder)) {
			throw new IOException("entry outside of its folder: " + entry.getName());
		}
		if (entry.isDirectory()) {
			Files.createDirectories(target);
			return;
		}
		Files.createDirectories(target.getParent());
		if (entry.isSymbolicLink()) {
			Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
		}
		else {
			Files.copy(tar, target);
			if ((entry.getMode() & 0111) != 0) {
				Files.setPosixFilePermissions(target, PosixFilePermissions.fromString(EXECUTABLE));
			}
		}
	}

	/**
	 * Another JVM may have been faster; then its folder is taken and this one's removed.
	 */
	private static Path publish(Path unfinished, Path folder) throws IOException {
		try {
			return Files.move(unfinished, folder, StandardCopyOption.ATOMIC_MOVE);
		}
		catch (IOException ex) {
			if (!Files.isDirectory(folder)) {
				throw ex;
			}
			return folder;
		}
	}

	private static Path unpackRedis(Path cache, String resource) throws IOException {
		Path program = cache.resolve(resource.substring(resource.lastIndexOf('/') + 1));
		if (Files.isExecutable(program)) {
			return program;
		}
		Files.createDirectories(cache);
		Path unfinished = Files.createTempFile(cache, "redis-", "");
		try (InputStream content = ExecutableProvider.class
			.getResourceAsStream(resource.startsWith("/") ? resource : "/" + resource)) {
			Files.copy(content, unfinished, StandardCopyOption.REPLACE_EXISTING);
		}
		Files.setPosixFilePermissions(unfinished, PosixFilePermissions.fromString(EXECUTABLE));
		return Files.move(unfinished, program, StandardCopyOption.ATOMIC_MOVE);
	}

}
