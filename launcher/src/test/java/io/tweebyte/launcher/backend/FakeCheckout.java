package io.tweebyte.launcher.backend;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;

/**
 * A checkout whose gateway and user services are {@link FakeService}s, in a folder with a
 * space in its name.
 */
public final class FakeCheckout {

	private FakeCheckout() {
	}

	public static Workspace in(Path folder) throws IOException {
		Workspace workspace = Workspace.at(folder.resolve("my checkout"));
		for (Model model : Model.values()) {
			for (ServiceName service : new ServiceName[] { ServiceName.GATEWAY, ServiceName.USER }) {
				Path jar = workspace.jar(model, service);
				Files.createDirectories(jar.getParent());
				Files.writeString(jar.getParent().resolveSibling("pom.xml"), "<project/>");
				writeJar(jar);
			}
		}
		return workspace;
	}

	private static void writeJar(Path jar) throws IOException {
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, FakeService.class.getName());
		String entry = FakeService.class.getName().replace('.', '/') + ".class";
		try (OutputStream out = Files.newOutputStream(jar);
				JarOutputStream content = new JarOutputStream(out, manifest);
				InputStream code = FakeService.class.getResourceAsStream("/" + entry)) {
			content.putNextEntry(new JarEntry(entry));
			code.transferTo(content);
		}
	}

}
