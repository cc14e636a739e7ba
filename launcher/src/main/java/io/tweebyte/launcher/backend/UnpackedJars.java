package io.tweebyte.launcher.backend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.stream.Stream;

import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.ServerException;
import io.tweebyte.servers.process.ServerProcess;
import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.codec.digest.MessageDigestAlgorithms;

/**
 * Services unpacked: a start that reads each library as a file takes a sixth less CPU
 * than one that reads jars within a jar. Made once per build.
 */
final class UnpackedJars {

	private static final int DIGITS = 12;

	private static final String LIBRARIES = "BOOT-INF/";

	private final Duration deadline;

	UnpackedJars(Duration deadline) {
		this.deadline = deadline;
	}

	/** As {@link #unpacked(Path, Path, String)}, in a folder beside the jar. */
	Path unpacked(Path jar) {
		return unpacked(jar, jar.resolveSibling("unpacked"), "");
	}

	/**
	 * What to start instead of a jar: the unpacked one, or the jar itself when it holds
	 * no libraries. Other folders of the jar are removed; a service that still runs from
	 * one of them has its files open.
	 * @param variant what the name of the folder ends with, after what the jar holds
	 * @throws ServerException when it cannot be read or unpacked
	 */
	Path unpacked(Path jar, Path folders, String variant) {
		return Failures.explain("Cannot unpack " + jar, () -> {
			if (!holdsLibraries(jar)) {
				return jar;
			}
			Path folder = folder(jar, folders, variant);
			if (!Files.exists(folder)) {
				Files.createDirectories(folders);
				Directories.make(folder, (unfinished) -> extract(jar, unfinished));
				removeOthers(folder, stem(jar));
			}
			return folder.resolve(jar.getFileName());
		});
	}

	/** Where {@link #unpacked(Path, Path, String)} unpacks a jar that exists. */
	static Path folder(Path jar, Path folders, String variant) {
		String digest = Failures.explain("Cannot read " + jar,
				() -> new DigestUtils(MessageDigestAlgorithms.SHA_256).digestAsHex(jar).substring(0, DIGITS));
		return folders.resolve(stem(jar) + "-" + digest + variant);
	}

	private static String stem(Path jar) {
		return jar.getFileName().toString().replace(".jar", "");
	}

	private void extract(Path jar, Path folder) {
		ServerProcess process = ServerProcess.start(
				"unpacking " + jar.getFileName(), List.of(ServiceStarter.java(), "-Djarmode=tools", "-jar",
						jar.toString(), "extract", "--force", "--destination", folder.toString()),
				Map.of(), folder.resolve("unpack.log"), Lifetime.GUARDED);
		process.awaitEnd(this.deadline);
		if (!Files.exists(folder.resolve(jar.getFileName()))) {
			throw new ServerException("%s could not be unpacked.%n%s".formatted(jar, process.logTail()));
		}
	}

	private static void removeOthers(Path folder, String stem) throws IOException {
		try (Stream<Path> entries = Files.list(folder.getParent())) {
			for (Path other : entries.filter((entry) -> entry.getFileName().toString().startsWith(stem)).toList()) {
				if (!other.equals(folder)) {
					Directories.deleteIfExists(other);
				}
			}
		}
	}

	private static boolean holdsLibraries(Path jar) throws IOException {
		try (JarFile file = new JarFile(jar.toFile())) {
			return file.getEntry(LIBRARIES) != null;
		}
	}

}
