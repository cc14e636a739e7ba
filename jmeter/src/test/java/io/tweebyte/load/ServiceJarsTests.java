package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.launcher.Model;
import io.tweebyte.launcher.ServiceName;
import io.tweebyte.launcher.Workspace;

import static org.assertj.core.api.Assertions.assertThat;

class ServiceJarsTests {

	@TempDir
	Path root;

	@Test
	void tellsOneBuildFromAnother() throws IOException {
		Workspace workspace = Workspace.at(this.root);
		for (Model model : Model.values()) {
			Path module = Files.createDirectories(this.root.resolve(model.label()).resolve("user-service"));
			Files.writeString(module.resolve("pom.xml"), "<project/>");
		}
		Path jar = workspace.jar(Model.ASYNC, ServiceName.USER);
		Files.createDirectories(jar.getParent());
		Files.writeString(jar, "abc");
		assertThat(ServiceJars.checksums(workspace)).hasSize(2)
			.containsEntry("async/user", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
			.containsEntry("reactive/user", "missing");
		Files.writeString(jar, "abd");
		assertThat(ServiceJars.checksums(workspace).get("async/user")).doesNotStartWith("ba7816bf");
	}

}
