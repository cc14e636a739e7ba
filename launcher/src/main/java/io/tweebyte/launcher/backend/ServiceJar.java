package io.tweebyte.launcher.backend;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.launcher.workspace.ServiceName;

/**
 * What is run of a service.
 *
 * @param flags what the JVM needs for exactly this file
 */
record ServiceJar(ServiceName service, Path file, List<String> flags) {

	ServiceJar(ServiceName service, Path file, String... flags) {
		this(service, file, List.of(flags));
	}

}
