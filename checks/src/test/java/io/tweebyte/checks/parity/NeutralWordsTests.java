package io.tweebyte.checks.parity;

import java.nio.file.Path;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class NeutralWordsTests {

	private static final String PATH = "async/user/src/main/java/A.java";

	@TempDir
	Path root;

	@Test
	void splitsNamesAndTexts() {
		assertThat(NeutralWords.words("UserWebFluxClient")).containsExactly("flux");
		assertThat(NeutralWords.words("a non-blocking call")).containsExactly("nonblocking");
		assertThat(NeutralWords.words("monotonous, fluxional")).isEmpty();
	}

	@Test
	void findsNothingInNeutralCode() {
		assertThat(NeutralWords.violations(source("package io.tweebyte.user;", "@Bean(\"servletFilter\")",
				"class UserClient { String a = \"the user is unknown\"; String key = \"server.servlet.path\"; }")))
			.isEmpty();
	}

	@Test
	void namesAWordInAPackageATypeOrAText() {
		assertThat(NeutralWords.violations(source("package io.tweebyte.reactive.user;", "class AsyncClient {",
				"String a = \"The asynchronous call failed\"; }")))
			.hasSize(3)
			.anySatisfy((text) -> assertThat(text).startsWith(PATH + ": the package 'io.tweebyte.reactive.user' says"))
			.anySatisfy((text) -> assertThat(text).contains("the type 'AsyncClient' says 'async'"))
			.anySatisfy((text) -> assertThat(text).contains("the text 'The asynchronous call failed' says"));
	}

	@Test
	void readsEveryFolder() {
		TinyProject tiny = new TinyProject(this.root);
		for (String folder : Tree.allFolders()) {
			tiny.write(folder + "/user/src/main/java/A.java", "class VirtualA {}");
		}
		assertThat(NeutralWords.violations(tiny.project())).hasSize(4);
	}

	@Test
	void keepsToTheAllowList() {
		TinyProject tiny = new TinyProject(this.root).both("user/src/main/java/B.java", "class B {}")
			.write(PATH, "class ServletA {}")
			.write(AllowList.PATH, PATH + " says servlet : the library names it so");
		assertThat(NeutralWords.violations(tiny.project())).isEmpty();
	}

	private Project source(String... lines) {
		return new TinyProject(this.root).write(PATH, lines).project();
	}

}
