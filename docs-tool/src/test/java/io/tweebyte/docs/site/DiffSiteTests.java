package io.tweebyte.docs.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class DiffSiteTests {

	private static final String PAGE = "talk-talk-Greeter.html";

	@TempDir
	private Path root;

	@Test
	void writesAPageForEachPair() throws IOException {
		write(SmallProject.withAPair(this.root));
		assertThat(read(PAGE)).contains("&lt;String&gt; greet() {")
			.contains("<mark>Mono</mark>")
			.contains("<mark>CompletableFuture</mark>");
	}

	@Test
	void leadsFromTheMapToThePages() throws IOException {
		write(SmallProject.withAPair(this.root));
		assertThat(read("index.html")).contains("href=\"" + PAGE + "\"").contains("class=\"cell s");
	}

	@Test
	void countsOperatorsOfPackages() throws IOException {
		write(SmallProject.withAPair(this.root).compile("async").compile("reactive"));
		assertThat(read("index.html")).contains("completedFuture 1, thenApply 1").contains("just 1, map 1");
	}

	@Test
	void saysWhenOperatorsCannotBeCounted() throws IOException {
		write(SmallProject.withAPair(this.root));
		assertThat(read("index.html")).contains("some module has not been compiled");
	}

	@Test
	void listsLessons() throws IOException {
		write(SmallProject.withAPair(this.root));
		assertThat(read("lessons.html")).contains("1 lessons", "a future can hold null and more", "<code>name</code>");
	}

	@Test
	void saysWhyOneTreeHasAFileAlone() throws IOException {
		write(SmallProject.withAPair(this.root)
			.write("async/" + SmallProject.TALK + "Alone.java", "class Alone {\n}\n")
			.write("checks/parity-allow-list.txt",
					"async/" + SmallProject.TALK + "Alone.java : because nobody else needs it\n"));
		assertThat(read("talk-talk-Alone.html")).contains("async only", "Why: because nobody else needs it");
	}

	private void write(SmallProject trees) {
		new DiffSite(trees.project()).write(this.root.resolve("site"));
	}

	private String read(String page) throws IOException {
		return Files.readString(this.root.resolve("site").resolve(page));
	}

}
