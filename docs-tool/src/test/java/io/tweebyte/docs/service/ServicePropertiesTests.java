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

	@Test
	void readsImportedFilesButPrefersAServicesOwn() {
		Project project = new SmallProject(this.root)
			.write("shared/src/main/resources/common.yml", "tweebyte.limits.header: 30KB\ntweebyte.limits.body: 1MB\n")
			.write("shared/src/main/resources/service.yml",
					"spring.config.import: classpath:common.yml\n---\ntweebyte.limits.header: 40KB\n")
			.write("async/user" + FILE, "spring.config.import: classpath:service.yml\n")
			.write("async/tweet" + FILE,
					"spring.config.import: classpath:service.yml\n---\ntweebyte.limits.body: 2MB\n")
			.project();

		ServiceProperties properties = new ServiceProperties(project, Service.all(project));

		Service user = new Service(Tree.ASYNC, "user");
		Service tweet = new Service(Tree.ASYNC, "tweet");
		assertThat(properties.values("tweebyte.limits.header")).containsOnlyKeys("40KB");
		assertThat(properties.values("tweebyte.limits.body")).containsEntry("1MB", List.of(user))
			.containsEntry("2MB", List.of(tweet));
	}

}
