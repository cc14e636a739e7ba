package io.tweebyte.measuring.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Where and with what is measured, in words. */
public final class Environment {

	private Environment() {
	}

	/** Returns version and maker of this JDK. */
	public static String jdk() {
		return System.getProperty("java.runtime.version") + " (" + System.getProperty("java.vendor") + ")";
	}

	/** Returns name, version and architecture of the operating system. */
	public static String system() {
		return "%s %s %s".formatted(System.getProperty("os.name"), System.getProperty("os.version"),
				System.getProperty("os.arch"));
	}

	/**
	 * Returns the commit of a checkout, with {@code -dirty} when files were changed;
	 * {@code unknown} without Git.
	 */
	public static String commit(Path root) {
		try {
			Process git = new ProcessBuilder("git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
				.directory(root.toFile())
				.redirectError(ProcessBuilder.Redirect.DISCARD)
				.start();
			String name = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
			return name.isEmpty() ? "unknown" : name;
		}
		catch (IOException ex) {
			return "unknown";
		}
	}

}
