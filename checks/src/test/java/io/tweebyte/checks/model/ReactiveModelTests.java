package io.tweebyte.checks.model;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ReactiveModelTests {

	@TempDir
	Path root;

	@Test
	void acceptsComposedPublishers() {
		assertThat(violations("return users.map((user) -> user + 1);")).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "users.block(); return users;", "return users.map((user) -> user + users.block());",
			"users.toFuture().join(); return users;", "users.flux().toIterable(); return users;",
			"users.flux().map(String::valueOf).blockLast(); return users;", "Thread.sleep(1); return users;" })
	void namesAWait(String body) {
		assertThat(violations(body)).isNotEmpty()
			.allSatisfy((text) -> assertThat(text).startsWith("reactive/io/tweebyte/user/A.java:")
				.contains("it may be an event loop"));
	}

	@Test
	void namesATypeOfTheOtherModel() {
		assertThat(violations("java.sql.Connection connection = null; connection.close(); return users;"))
			.singleElement()
			.asString()
			.contains("uses java.sql.Connection");
	}

	@Test
	void refusesToCheckNothing() {
		TinyProject tiny = new TinyProject(this.root).write("reactive/user/target/classes/readme.txt");
		assertThat(ReactiveModel.violations(tiny.project(), CompiledTree.of(tiny.project(), "reactive/user")))
			.singleElement()
			.asString()
			.contains("nothing was checked");
	}

	private List<String> violations(String body) {
		TinyProject tiny = new TinyProject(this.root).write("reactive/user/src/main/java/io/tweebyte/user/A.java",
				"package io.tweebyte.user; import reactor.core.publisher.*;",
				"class A { Mono<Integer> a(Mono<Integer> users) throws Exception {", body, "} }");
		tiny.compile("reactive/user");
		return ReactiveModel.violations(tiny.project(), CompiledTree.of(tiny.project(), "reactive/user"));
	}

}
