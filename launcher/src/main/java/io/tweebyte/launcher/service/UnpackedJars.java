package io.tweebyte.launcher.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

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
 *
 * @param deadline of the tool that unpacks one
 */
public record UnpackedJars(Duration deadline) {

	private static final int DIGITS = 12;

	/** Jars of older lines of Spring Boot do not have it. */
	private static final String TOOL = "BOOT-INF/lib/spring-boot-jarmode-tools";

	/** As {@link #unpacked(Path, Path)}, in a folder beside the jar. */
	public Path unpacked(Path jar) {
		return unpacked(jar, jar.resolveSibling("unpacked"));
	}

	/**
	 * What to start instead of a jar: the unpacked one, or the jar itself when it cannot
	 * unpack itself. Folders of earlier builds are removed; a service that still runs
	 * from one of them has its files open.
	 * @throws ServerException when it cannot be read or unpacked
	 */
	public Path unpacked(Path jar, Path folders) {
		return Failures.explain("Cannot unpack " + jar, () -> {
			if (!hasTool(jar)) {
				return jar;
			}
			Path folder = folder(jar, folders);
			if (!Files.exists(folder)) {
				Files.createDirectories(folders);
				Directories.make(folder, (unfinished) -> extract(jar, unfinished));
				removeOthers(folder, stem(jar));
			}
			return folder.resolve(name(jar));
		});
	}

	/**
	 * Where a jar that exists is unpacked. Two jars are the same if their entries have
	 * the same names, sizes and checksums, which takes milliseconds to read.
	 */
	public static Path folder(Path jar, Path folders) {
		return folders.resolve(stem(jar) + "-" + digest(jar));
	}

	private static String digest(Path jar) {
		return Failures.explain("Cannot read " + jar, () -> {
			try (JarFile file = new JarFile(jar.toFile())) {
				String entries = file.stream()
					.map((entry) -> "%s %d %08x".formatted(entry.getName(), entry.getSize(), entry.getCrc()))
					.collect(Collectors.joining("\n"));
				return new DigestUtils(MessageDigestAlgorithms.SHA_256).digestAsHex(entries).substring(0, DIGITS);
			}
		});
	}

	private static String stem(Path jar) {
		return jar.getFileName().toString().replace(".jar", "");
	}

	/** The tool keeps the name of the file that a link leads to. */
	private static Path name(Path jar) throws IOException {
		return jar.toRealPath().getFileName();
	}

	private void extract(Path jar, Path folder) throws IOException {
		ServerProcess process = ServerProcess.start(
				"unpacking " + jar.getFileName(), List.of(ServiceStarter.java(), "-Djarmode=tools", "-jar",
						jar.toString(), "extract", "--force", "--destination", folder.toString()),
				Map.of(), folder.resolve("unpack.log"), Lifetime.GUARDED);
		process.awaitEnd(this.deadline);
		if (!Files.exists(folder.resolve(name(jar)))) {
			throw new ServerException("%s could not be unpacked.%n%s".formatted(jar, process.logTail()));
		}
	}

	private static void removeOthers(Path folder, String stem) throws IOException {
		for (Path other : Directories.list(folder.getParent(), (name) -> name.startsWith(stem))) {
			if (!other.equals(folder)) {
				Directories.deleteIfExists(other);
			}
		}
	}

	private static boolean hasTool(Path jar) throws IOException {
		try (JarFile file = new JarFile(jar.toFile())) {
			return file.stream().anyMatch((entry) -> entry.getName().startsWith(TOOL));
		}
	}

}
