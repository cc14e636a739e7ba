package io.tweebyte.launcher.service;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.launcher.workspace.ServiceName;

/**
 * What is run of a service.
 *
 * @param flags what the JVM needs for exactly this file
 */
public record ServiceJar(ServiceName service, Path file, List<String> flags) {
}
