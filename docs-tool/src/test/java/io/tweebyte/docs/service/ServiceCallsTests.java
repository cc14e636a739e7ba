package io.tweebyte.docs.service;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ServiceCallsTests {

	private static final String USER = "user-service/src/main/java/io/tweebyte/user/";

	@TempDir
	private Path root;

	private SmallProject trees;

	@BeforeEach
	void trees() {
		this.trees = new SmallProject(this.root)
			.write("shared/src/main/java/io/tweebyte/shared/Times.java",
					"package io.tweebyte.shared;\n\npublic record Times(int head, int body) {\n\n}\n")
			.write("async/" + USER + "App.java", "package io.tweebyte.user;\n\nclass App {\n\n}\n")
			.write("reactive/" + USER + "App.java", "package io.tweebyte.user;\n\nclass App {\n\n}\n");
	}

	@Test
	void findsCallsOnParametersFieldsAndVariables() {
		assertThat(callersOf("int parameter(Times times) {\n\t\treturn times.head();\n\t}")).containsExactly("async");
		assertThat(callersOf("Times times;\n\n\tint field() {\n\t\treturn this.times.head();\n\t}"))
			.containsExactly("async");
		assertThat(
				callersOf("int local(Object some) {\n\t\tTimes times = (Times) some;\n\t\treturn times.head();\n\t}"))
			.containsExactly("async");
		assertThat(callersOf("IntSupplier reference(Times times) {\n\t\treturn times::head;\n\t}"))
			.containsExactly("async");
	}

	@Test
	void leavesOutOtherMethodsAndTypes() {
		assertThat(callersOf("int other(Times times) {\n\t\treturn times.body();\n\t}")).isEmpty();
		assertThat(callersOf("int other(Lengths times) {\n\t\treturn times.head();\n\t}")).isEmpty();
	}

	@Test
	void keepsVariablesOfOtherMethodsApart() {
		assertThat(callersOf("int one(Times times) {\n\t\treturn times.body();\n\t}\n\n"
				+ "\tint other(Lengths times) {\n\t\treturn times.head();\n\t}"))
			.isEmpty();
		assertThat(callersOf("Times times;\n\n\tint hidden(Lengths times) {\n\t\treturn times.head();\n\t}")).isEmpty();
		assertThat(callersOf("Times times;\n\n\tint both(Lengths times) {\n\t\treturn this.times.head();\n\t}"))
			.containsExactly("async");
	}

	@Test
	void followsWhatMethodsReturn() {
		this.trees.write("shared/src/main/java/io/tweebyte/shared/Endpoint.java",
				"package io.tweebyte.shared;\n\npublic class Endpoint {\n\n\tpublic Times times() {\n\t\treturn null;\n\t}\n\n}\n");
		assertThat(callersOf(
				"int chain() {\n\t\tEndpoint endpoint = new Endpoint();\n\t\treturn endpoint.times().head();\n\t}"))
			.containsExactly("async");
		assertThat(
				callersOf("Times times() {\n\t\treturn null;\n\t}\n\n\tint own() {\n\t\treturn times().head();\n\t}"))
			.containsExactly("async");
	}

	@Test
	void followsWhatAServiceUses() {
		this.trees.write("servlet/common/src/main/java/io/tweebyte/common/Server.java", """
				package io.tweebyte.common;

				import io.tweebyte.shared.Times;

				public class Server {

					int head(Times times) {
						return times.head();
					}

				}
				""")
			.write("virtual/" + USER + "App.java", "package io.tweebyte.user;\n\nclass App {\n\n}\n")
			.write("async/" + USER + "Config.java",
					"package io.tweebyte.user;\n\nimport io.tweebyte.common.Server;\n\n@Import(Server.class)\nclass Config {\n\n}\n");
		assertThat(callers(this.trees.project())).containsExactly("async");
	}

	@Test
	void leavesOutClassesThatAServiceOnlyReceives() {
		this.trees.write("servlet/common/src/main/java/io/tweebyte/common/Server.java", """
				package io.tweebyte.common;

				import io.tweebyte.shared.Times;

				public class Server {

					int head(Times times) {
						return times.head();
					}

				}
				""")
			.write("async/" + USER + "Caller.java",
					"package io.tweebyte.user;\n\nimport io.tweebyte.common.Server;\n\nclass Caller {\n\n\tServer server;\n\n}\n");
		assertThat(callers(this.trees.project())).isEmpty();
	}

	@Test
	void countsStaticMethodsWhereTheyAreCalled() {
		this.trees.write("shared/src/main/java/io/tweebyte/shared/Endpoint.java", """
				package io.tweebyte.shared;

				public class Endpoint {

					public static Endpoint of(String address, Times times) {
						return new Endpoint(times.head());
					}

					public static Endpoint of(String address) {
						return new Endpoint(0);
					}

				}
				""");
		assertThat(callersOf("Endpoint one() {\n\t\treturn Endpoint.of(\"a\");\n\t}")).isEmpty();
		assertThat(callersOf("Endpoint two(Times times) {\n\t\treturn Endpoint.of(\"a\", times);\n\t}"))
			.containsExactly("async");
	}

	@Test
	void countsStaticMethodsOfTheSameClassAndThoseThatSpringCalls() {
		assertThat(callersOf("int own(Times times) {\n\t\treturn head(times);\n\t}\n\n"
				+ "\tstatic int head(Times times) {\n\t\treturn times.head();\n\t}"))
			.containsExactly("async");
		assertThat(callersOf("@Bean\n\tstatic int head(Times times) {\n\t\treturn times.head();\n\t}"))
			.containsExactly("async");
	}

	private List<String> callersOf(String members) {
		return callers(this.trees
			.write("async/" + USER + "Caller.java",
					"package io.tweebyte.user;\n\nimport io.tweebyte.shared.Endpoint;\n"
							+ "import io.tweebyte.shared.Times;\n\nclass Caller {\n\n\t" + members + "\n\n}\n")
			.project());
	}

	private static List<String> callers(Project project) {
		return new ServiceCalls(project, Service.all(project)).callers("Times", List.of("head"))
			.stream()
			.map(Service::tree)
			.map(Tree::folder)
			.toList();
	}

}
