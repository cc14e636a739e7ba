package io.tweebyte.launcher.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.PrivateFile;
import io.tweebyte.servers.process.ServerException;

/**
 * A checkout of tweebyte: where its jars are, and the folder in which the launcher keeps
 * its state.
 *
 * @param root the folder that holds the {@code tweebyte} script
 * @param state the folder for everything the launcher writes
 */
public record Workspace(Path root, Path state) {

	/** The system property by which the script tells where it lies. */
	public static final String ROOT_PROPERTY = "tweebyte.root";

	public static final String VERSION = "0.1.0-SNAPSHOT";

	/** The checkout of a folder, with its state in {@code .tweebyte/}. */
	public static Workspace at(Path root) {
		Path absolute = root.toAbsolutePath().normalize();
		return new Workspace(absolute, absolute.resolve(".tweebyte"));
	}

	/**
	 * The checkout this JVM belongs to: the one the script names, else the nearest above
	 * the working directory.
	 * @throws ServerException if there is none
	 */
	public static Workspace find() {
		String root = System.getProperty(ROOT_PROPERTY);
		if (root != null) {
			return at(Path.of(root));
		}
		Path start = Path.of("").toAbsolutePath();
		return Stream.iterate(start, (folder) -> folder != null, Path::getParent)
			.filter((folder) -> Files.exists(folder.resolve("tweebyte")) && Files.exists(folder.resolve("mvnw")))
			.findFirst()
			.map(Workspace::at)
			.orElseThrow(() -> new ServerException("No checkout of tweebyte at or above " + start));
	}

	public List<ServiceName> services() {
		return Stream.of(ServiceName.values()).filter(this::has).toList();
	}

	/** Whether a service is part of this checkout, in any model. */
	public boolean has(ServiceName service) {
		return Stream.of(Model.values()).anyMatch((model) -> Files.exists(module(model, service).resolve("pom.xml")));
	}

	public Path jar(Model model, ServiceName service) {
		String name = "%s-%s-service-%s.jar".formatted(model.label(), service.label(), VERSION);
		return module(model, service).resolve("target").resolve(name);
	}

	public Path logs() {
		return this.state.resolve("logs");
	}

	Path runFiles() {
		return this.state.resolve("run");
	}

	/** The settings of a service that is started elsewhere. */
	public Path settings(Model model, ServiceName service) {
		return this.state.resolve("settings").resolve(service.fileName(model) + ".properties");
	}

	public Path programs() {
		return this.state.resolve("programs");
	}

	public Path aotCaches() {
		return this.state.resolve("aot");
	}

	/** What the recording of AOT caches in the background prints. */
	public Path aotLog() {
		return logs().resolve("aot.log");
	}

	public Path tokenKey() {
		return keys().resolve("token-key.pem");
	}

	public Path keys() {
		return this.state.resolve("keys");
	}

	/**
	 * Makes the folder for the state, which other users may not read, so that a disk that
	 * is full or read-only is noticed before anything starts.
	 * @throws ServerException if nothing can be written there
	 */
	public void prepare() {
		Path probe = this.state.resolve("probe");
		try {
			PrivateFile.folderForPostgres(this.state);
			Files.writeString(probe, "Can this folder be written to?\n");
			Files.delete(probe);
		}
		catch (IOException ex) {
			throw new ServerException("Cannot write to %s (%s). tweebyte keeps its databases, keys and logs there."
				.formatted(this.state, Failures.reason(ex)), ex);
		}
	}

	private Path module(Model model, ServiceName service) {
		return this.root.resolve(model.label()).resolve(service.label() + "-service");
	}

}
