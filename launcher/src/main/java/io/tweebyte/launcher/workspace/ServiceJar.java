package io.tweebyte.launcher.workspace;

import java.nio.file.Path;
import java.util.List;

/**
 * What is run of a service.
 *
 * @param file its jar, as built or unpacked
 * @param flags what the JVM needs for exactly this file
 */
public record ServiceJar(ServiceName service, Path file, List<String> flags) {
}
