package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.launcher.Model;
import io.tweebyte.launcher.ServiceName;
import io.tweebyte.launcher.Workspace;
import io.tweebyte.testsupport.FileChecksum;

/**
 * Tells the jars that were measured from those that lie there later: a commit with
 * changed files says nothing of what the changes are.
 */
final class ServiceJars {

	private static final String MISSING = "missing";

	private ServiceJars() {
	}

	/**
	 * SHA-256 of each service's jar in both models, in hexadecimal digits, by names such
	 * as {@code async/user}; {@code missing} for what is not built.
	 * @throws IOException when one cannot be read
	 */
	static Map<String, String> checksums(Workspace workspace) throws IOException {
		Map<String, String> checksums = new TreeMap<>();
		for (Model model : Model.values()) {
			for (ServiceName service : workspace.services()) {
				checksums.put(model.label() + "/" + service.label(), checksum(workspace.jar(model, service)));
			}
		}
		return checksums;
	}

	private static String checksum(Path jar) throws IOException {
		return Files.exists(jar) ? FileChecksum.of(jar) : MISSING;
	}

}
