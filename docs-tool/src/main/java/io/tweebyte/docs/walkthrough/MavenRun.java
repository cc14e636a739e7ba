package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;

/** One run of the project's Maven, with its own log. */
final class MavenRun {

	private static final int SHOWN = 8;

	private static final String ERROR = "[ERROR] ";

	private final Project project;

	private final Path log;

	MavenRun(Project project, Path log) {
		this.project = project;
		this.log = log;
	}

	/**
	 * Runs Maven and waits. Who stops this JVM stops Maven, too.
	 * @param arguments what to build
	 * @return whether it ended well
	 */
	boolean run(String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(this.project.root().resolve("mvnw").toString(), "-B",
				"-Djacoco.skip", "-Dspring-javaformat.skip", "-Dsurefire.failIfNoSpecifiedTests=false",
				"-Dfailsafe.failIfNoSpecifiedTests=false"));
		command.addAll(List.of(arguments));
		Files.createDirectories(this.log.getParent());
		Process maven = new ProcessBuilder(command).directory(this.project.root().toFile())
			.redirectErrorStream(true)
			.redirectOutput(this.log.toFile())
			.start();
		Thread stop = new Thread(() -> stop(maven));
		Runtime.getRuntime().addShutdownHook(stop);
		int result = maven.waitFor();
		Runtime.getRuntime().removeShutdownHook(stop);
		return result == 0;
	}

	private static void stop(Process maven) {
		maven.descendants().forEach(ProcessHandle::destroy);
		maven.destroy();
	}

	/** The first complaints of the log. */
	List<String> complaints() throws IOException {
		try (Stream<String> lines = Files.lines(this.log)) {
			return lines.filter((line) -> line.startsWith(ERROR) && !line.strip().equals(ERROR.strip()))
				.map((line) -> line.substring(ERROR.length()))
				.limit(SHOWN)
				.toList();
		}
	}

	Path log() {
		return this.log;
	}

}
