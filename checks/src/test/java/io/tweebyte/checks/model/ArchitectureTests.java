package io.tweebyte.checks.model;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ArchitectureTests {

	private static final String POOL = "Object a() {"
			+ " return new java.util.concurrent.ThreadPoolExecutor(1, 1, 0, null, null); }";

	@TempDir
	Path root;

	@Test
	void acceptsLayersThatLookDown() {
		assertThat(services(type("controller", "Users", "io.tweebyte.user.service.UserService service;"),
				type("service", "UserService", "io.tweebyte.user.repository.UserRepository users;"),
				type("repository", "UserRepository", "io.tweebyte.user.entity.User user;"),
				type("entity", "User", "String name;")))
			.isEmpty();
	}

	@Test
	void namesAControllerThatReadsTheDatabase() {
		assertThat(services(type("controller", "Users", "io.tweebyte.user.repository.UserRepository users;"),
				type("repository", "UserRepository", "")))
			.singleElement()
			.asString()
			.contains("a controller asks its service");
	}

	@Test
	void namesAServiceThatKnowsAController() {
		assertThat(services(type("service", "UserService", "io.tweebyte.user.controller.Users users;"),
				type("controller", "Users", "")))
			.singleElement()
			.asString()
			.contains("let the controller call the service");
	}

	@Test
	void namesAnEntityThatLeavesTheServiceLayer() {
		assertThat(services(type("client", "UserClient", "io.tweebyte.user.entity.User user;"),
				type("entity", "User", "")))
			.singleElement()
			.asString()
			.contains("hand out records of contracts");
	}

	@Test
	void tellsTheLayersOfAFeatureByNamesAndAnnotations() {
		assertThat(services(type("follow", "FollowController", "FollowRepository follows;"),
				type("follow", "FollowRepository", "FollowService service;"), service("FollowController back;")))
			.hasSize(3)
			.anySatisfy((text) -> assertThat(text).contains("a controller asks its service"))
			.anySatisfy((text) -> assertThat(text).contains("let the service call the repository"))
			.anySatisfy((text) -> assertThat(text).contains("let the controller call the service"));
	}

	@Test
	void namesAnEntityThatLeavesTheServiceOfAFeature() {
		assertThat(services(type("follow", "FollowClient", "FollowEntity follow; FollowRow row;"),
				type("follow", "FollowEntity", ""), type("follow", "FollowRow", ""),
				service("FollowEntity follow; FollowRow row;")))
			.hasSize(2)
			.allSatisfy((text) -> assertThat(text).contains("FollowClient").contains("hand out records of contracts"));
	}

	@Test
	void namesPackagesThatBuildOnEachOther() {
		assertThat(services(type("follow", "Follows", "io.tweebyte.user.like.Likes likes;"),
				type("like", "Likes", "io.tweebyte.user.follow.Follows follows;")))
			.singleElement()
			.asString()
			.contains("packages build on each other in one direction");
	}

	@Test
	void namesAWriteWithoutATransaction() {
		assertThat(services(type("service", "UserTransactions",
				"public void update() { check(); } private void check() {} static void of() {}")))
			.singleElement()
			.asString()
			.contains("update()", "@Transactional");
	}

	private static String service(String body) {
		return type("follow", "FollowService", body).replace("public class",
				"@org.springframework.stereotype.Service public class");
	}

	@Test
	void namesFieldInjectionAndStandardStreams() {
		assertThat(services(type("service", "UserService",
				"@org.springframework.beans.factory.annotation.Autowired String name;"
						+ " void a() { System.out.println(); }")))
			.hasSize(2)
			.anySatisfy((text) -> assertThat(text).contains("the one constructor"))
			.anySatisfy((text) -> assertThat(text).contains("use the logger"));
	}

	@Test
	void namesThreadsMadeInAnyPlace() {
		assertThat(services(type("service", "UserService", POOL))).singleElement()
			.asString()
			.contains("threads are made in one class a module");
	}

	@Test
	void namesTaskExecutorsMadeInAnyPlace() {
		assertThat(services(type("service", "UserService",
				"Object a() { return new org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor(); }"),
				type("service", "TaskService",
						"Object a() { return new org.springframework.core.task.SimpleAsyncTaskExecutor(); }")))
			.hasSize(2)
			.allSatisfy((text) -> assertThat(text).contains("threads are made in one class a module"));
	}

	@Test
	void acceptsThreadsMadeInTheirPlace() {
		assertThat(services(type("config", "ThreadConfiguration", POOL))).isEmpty();
	}

	@Test
	void namesThreadsWithoutBound() {
		assertThat(services(type("config", "ThreadConfiguration",
				"Object a() { return java.util.concurrent.Executors.newCachedThreadPool(); }")))
			.singleElement()
			.asString()
			.contains("have no bound");
	}

	@Test
	void namesAJsonNameOutsideContracts() {
		assertThat(services(type("controller", "Users",
				"record Response(@com.fasterxml.jackson.annotation.JsonProperty(\"userName\") String name) {}")))
			.isNotEmpty()
			.allSatisfy((text) -> assertThat(text).contains("names of JSON fields stand once, in contracts"));
	}

	@Test
	void keepsReactorOutOfContracts() {
		TinyProject tiny = tiny(type("contracts", "Response", "reactor.core.publisher.Mono<String> name;"));
		assertThat(Architecture.violationsOfContracts(CompiledTree.of(tiny.project(), "async/user"))).singleElement()
			.asString()
			.contains("contracts serve all models");
	}

	@Test
	void keepsReactorOutOfShared() {
		TinyProject tiny = tiny(type("shared", "Response", "reactor.core.publisher.Mono<String> name;"));
		assertThat(Architecture.violationsOfShared(CompiledTree.of(tiny.project(), "async/user"))).singleElement()
			.asString()
			.contains("shared serves all models");
	}

	@Test
	void letsTheAssistantUseReactorButNoDatabase() {
		TinyProject tiny = tiny("package io.tweebyte.assistant; public class Model {"
				+ " reactor.core.publisher.Mono<String> name; java.sql.Connection database; }");
		assertThat(Architecture.violationsOfShared(CompiledTree.of(tiny.project(), "async/user"))).singleElement()
			.asString()
			.contains("Model.database", "shared serves all models");
	}

	private List<String> services(String... sources) {
		return Architecture.violationsOfServices(CompiledTree.of(tiny(sources).project(), "async/user"));
	}

	private TinyProject tiny(String... sources) {
		TinyProject tiny = new TinyProject(this.root);
		for (int i = 0; i < sources.length; i++) {
			tiny.write("async/user/src/main/java/Source" + i + "/" + name(sources[i]) + ".java", sources[i]);
		}
		return tiny.compile("async/user");
	}

	private static String name(String source) {
		return source.replaceAll("(?s).*?public class (\\w+).*", "$1");
	}

	private static String type(String layer, String name, String body) {
		return "package io.tweebyte.user." + layer + "; public class " + name + " { " + body + " }";
	}

}
