package io.tweebyte.docs.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class SearchIndexTests {

	@TempDir
	private Path root;

	private SmallProject trees;

	@BeforeEach
	void trees() {
		this.trees = SmallProject.withAPair(this.root)
			.write("README.md",
					"# talk\n\n## Say \"a\\b\" & `List<String>`\n\n[load](jmeter/README.md) [build](pom.xml)\n")
			.write("pom.xml", "<project/>")
			.write("jmeter/README.md", "# Load\n\n## Plans\n");
	}

	@Test
	void holdsTitlesAndHeadingsOfDocuments() throws IOException {
		assertThat(index()).contains("\n[0,\"talk\",\"README.md\",\"README.html\"],\n",
				"\n[1,\"Plans\",\"Load\",\"jmeter-README.html#plans\"],\n",
				"\n[4,\"pom.xml\",\"file\",\"pom.xml.html\"],\n");
	}

	@Test
	void escapesWhatAScriptWouldRead() throws IOException {
		assertThat(index()).startsWith("const searchIndex = [\n")
			.endsWith("]\n];\n")
			.contains("\n[1,\"Say \\\"a\\\\b\\\" & List<String>\",\"talk\",\"README.html#say-ab--liststring\"],\n");
	}

	@Test
	void holdsClassesWithTheirModule() throws IOException {
		this.trees.write("async/talk/src/test/java/io/tweebyte/talk/GreeterTests.java", "class GreeterTests {\n}\n");
		assertThat(index()).containsOnlyOnce("[2,\"Greeter\",\"class in talk, talk\",\"talk-talk-Greeter.html\"]")
			.contains("[2,\"GreeterTests\",\"test in talk, talk\",\"talk-test-talk-GreeterTests.html\"]");
	}

	@Test
	void leadsToThreeColumnsOfAClassThatAllTreesHave() throws IOException {
		this.trees.write("virtual/" + SmallProject.TALK + "Greeter.java", "class Greeter {\n}\n")
			.write("virtual/" + SmallProject.TALK + "Alone.java", "class Alone {\n}\n");
		assertThat(index()).containsOnlyOnce("[2,\"Greeter\",\"class in talk, talk\",\"three-talk-talk-Greeter.html\"]")
			.containsOnlyOnce("[2,\"Alone\",\"class in talk, talk\",\"async-virtual-talk-talk-Alone.html\"]")
			.contains("[0,\"async, virtual and reactive, side by side\",\"overview\",\"three-index.html\"]");
	}

	@Test
	void leadsFromAScenarioToThePlans() throws IOException {
		this.trees.write("jmeter/src/main/java/io/tweebyte/load/plan/Scenario.java", """
				enum Scenario {

					FOLLOW("follow", "a follow", 100, 100),

					CACHED_READ_0("cached-read-0", "cached-read", "a read without a cache", 400, 100);

					private static final int NOT_FIXED = -1;

				}
				""");
		assertThat(index()).contains("[3,\"follow\",\"load scenario: a follow\",\"jmeter-README.html#plans\"],\n"
				+ "[3,\"cached-read-0\",\"load scenario: a read without a cache\",\"jmeter-README.html#plans\"]\n");
	}

	private String index() throws IOException {
		new DiffSite(this.trees.project()).write(this.root.resolve("site"));
		return Files.readString(this.root.resolve("site/search-index.js"));
	}

}
