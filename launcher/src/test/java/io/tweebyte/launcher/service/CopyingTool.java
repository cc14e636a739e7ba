package io.tweebyte.launcher.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Names what it unpacks as the tool of Spring Boot does. */
final class CopyingTool {

	private CopyingTool() {
	}

	public static void main(String[] arguments) throws IOException {
		Path jar = Path.of(System.getProperty("java.class.path")).toRealPath();
		Files.copy(jar, Path.of(arguments[arguments.length - 1]).resolve(jar.getFileName()));
	}

}
