package io.tweebyte.docs.service;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ServicePropertiesTests {

	private static final String FILE = "-service/src/main/resources/application.yml";

	@TempDir
	private Path root;

	@Test
	void groupsServicesByTheirValues() {
		Project project = new SmallProject(this.root).write("async/user" + FILE, "tweebyte.limits.header: 40KB\n")
			.write("reactive/user" + FILE, "tweebyte:\n  limits:\n    header: 40KB\n")
			.write("async/tweet" + FILE, "tweebyte.limits.header: 50KB\n")
			.write("async/gateway" + FILE, "spring.config.activate.on-profile: measure\ntweebyte.limits.header: 60KB\n")
			.project();

		ServiceProperties properties = new ServiceProperties(project, Service.all(project));

		assertThat(properties.values("tweebyte.limits.header"))
			.containsEntry("40KB", List.of(new Service(Tree.ASYNC, "user"), new Service(Tree.REACTIVE, "user")))
			.containsEntry("50KB", List.of(new Service(Tree.ASYNC, "tweet")))
			.hasSize(2);
		assertThat(properties.values("tweebyte.limits.body")).isEmpty();
	}

}
