package io.tweebyte.docs.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.docs.SmallProject;
import io.tweebyte.docs.excerpt.Guide;
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
	void writesAPartForEachTwoTrees() throws IOException {
		SmallProject trees = SmallProject.withAPair(this.root);
		write(trees);
		assertThat(read("index.html")).doesNotContain("async-virtual-index.html");
		write(trees.write("virtual/" + SmallProject.TALK + "Greeter.java", "class Greeter {\n\n\tString plain;\n\n}\n")
			.write("servlet/" + SmallProject.TALK + "Shared.java", "class Shared {\n}\n"));
		assertThat(read("index.html")).contains("<a href=\"async-virtual-index.html\">async and virtual</a>");
		assertThat(read("async-virtual-index.html")).contains("href=\"async-virtual-" + PAGE + "\"", "virtual only")
			.doesNotContain("Shared");
		assertThat(read("async-virtual-" + PAGE)).contains("id=\"v3\"", "String plain;")
			.contains("<table class=\"diff from-async to-virtual\">");
		assertThat(read("reactive-virtual-" + PAGE)).contains("id=\"r1\"", "href=\"reactive-virtual-lessons.html\"");
		assertThat(read("talk-talk-Shared.html")).contains("async only");
	}

	@Test
	void leadsFromTheMapToThePages() throws IOException {
		write(SmallProject.withAPair(this.root));
		assertThat(read("index.html")).contains("href=\"" + PAGE + "\"").contains("class=\"cell s");
	}

	@Test
	void explainsItsColours() throws IOException {
		write(SmallProject.withAPair(this.root));
		assertThat(read(PAGE)).contains("class=\"key diff-key\"").contains("stands elsewhere on the other side");
	}

	@Test
	void leadsFromALineThatMovedToItsTwinAndBack() throws IOException {
		write(moved());
		assertThat(read("talk-talk-A.html")).contains("id=\"a2\"", "<a href=\"#r11\">line 11 of reactive</a>")
			.contains("id=\"r11\"", "<a href=\"#a2\">line 2 of async</a>");
	}

	@Test
	void keepsTheSideOfAMovedLineInOneColumn() throws IOException {
		write(moved());
		assertThat(read("talk-talk-A.html")).contains("<tr class=\"MOVED moved of-l\">",
				"<tr class=\"MOVED moved of-r\">");
		assertThat(read("style.css")).contains(".of-l .n.l::before { content: var(--left-letter, \"a \"); }",
				".of-r .n.r::before { content: var(--right-letter, \"r \"); }");
	}

	@Test
	void leadsFromAMethodThatMovedToItsTwinAndBack() throws IOException {
		write(moved());
		assertThat(read("talk-talk-A.html")).contains("id=\"twin4\"", "href=\"#away4\"", "in line 8:")
			.contains("id=\"away4\"", "href=\"#twin4\"")
			.contains("<mark>flatMap</mark>");
	}

	@Test
	void saysHowTheShareIsCounted() throws IOException {
		write(moved());
		assertThat(read("index.html")).contains("<p id=\"count\">", "Javadoc and other comments");
		assertThat(read("talk-talk-A.html")).contains("of the code,", "of the comments", "href=\"index.html#count\"");
	}

	@Test
	void namesNoChapterWhereThereIsNone() throws IOException {
		write(SmallProject.withAPair(this.root));
		assertThat(read(PAGE)).doesNotContain("In the guide:");
		assertThat(read("index.html")).doesNotContain("More to read", "Decisions");
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
		assertThat(read("lessons.html")).contains("1 lessons", "a future can hold null and more",
				"<a href=\"" + PAGE + "#a7\">async, <code>name</code></a>");
		assertThat(read(PAGE)).contains("id=\"a7\">7<");
	}

	@Test
	void saysWhyOneTreeHasAFileAlone() throws IOException {
		write(SmallProject.withAPair(this.root)
			.write("async/" + SmallProject.TALK + "Alone.java", "class Alone {\n}\n")
			.write("checks/parity-allow-list.txt",
					"async/" + SmallProject.TALK + "Alone.java : because no other tree needs it\n"));
		assertThat(read("talk-talk-Alone.html")).contains("async only", "Why: because no other tree needs it");
	}

	@Test
	void makesAClassOfOneTreeAsWideAsItsCode() throws IOException {
		write(SmallProject.withAPair(this.root)
			.write("reactive/" + SmallProject.TALK + "Alone.java", "class Alone {\n\tint a;\n}\n"));
		assertThat(read("index.html")).contains("flex: 3 1 auto\" href=\"talk-talk-Alone.html\"");
	}

	@Test
	void leadsToAClassOfTwoNames() throws IOException {
		String code = "class %s {\n\tprivate final Clock clock;\n\tprivate final Zone zone;\n}\n";
		write(SmallProject.withAPair(this.root)
			.write("async/" + SmallProject.TALK + "Watch.java", code.replace("%s", "Watch"))
			.write("reactive/" + SmallProject.TALK + "Timer.java", code.replace("%s", "Timer"))
			.write("README.md", "[it](reactive/" + SmallProject.TALK + "Timer.java)\n"));
		assertThat(read("talk-talk-Watch.html")).contains("<h1>Watch / Timer</h1>", "<mark>Timer</mark>");
		assertThat(read("README.html")).contains("<a href=\"talk-talk-Watch.html\">it</a>");
	}

	@Test
	void writesTheDocumentsThatTheFirstOneLeadsTo() throws IOException {
		write(withDocuments());
		assertThat(read("index.html")).contains("<a href=\"migration.html\">The way</a>")
			.contains("<li><a href=\"migration.html#step-one\">Step one</a></li>")
			.contains("<li><a href=\"README.html\">talk</a></li>")
			.contains("<li><a href=\"adr-one.html\">Why</a></li>");
		assertThat(this.root.resolve("site/alone.html")).doesNotExist();
	}

	@Test
	void leadsFromDocumentsToPagesOfTheSite() throws IOException {
		write(withDocuments());
		assertThat(read("README.html")).contains("<a href=\"" + PAGE + "\">code</a>")
			.contains("<a href=\"migration.html#step-one\">guide</a>")
			.contains("<a href=\"https://example.org/a\">elsewhere</a>")
			.contains("a folder,")
			.contains("<img src=\"pictures/a.svg\"")
			.contains("<a href=\"pom.xml.html\">build</a>");
		assertThat(read("pictures/a.svg")).isEqualTo("<svg/>");
		assertThat(read("pom.xml.html")).contains("&lt;project&gt;");
	}

	@Test
	void marksWhatDiffersInExcerptsOfTheGuide() throws IOException {
		SmallProject trees = withDocuments();
		trees.write("docs/migration.md", new Guide(trees.project())
			.filled("# The way\n\n## Step one\n\n<!-- pair talk Greeter#greet/0 -->\n<!-- end -->\n\nIt.\n"));
		write(trees);
		assertThat(read("migration.html")).contains("<caption><a href=\"" + PAGE + "\">Greeter</a></caption>")
			.contains("<mark>CompletableFuture</mark>")
			.contains("<p>It.</p>")
			.doesNotContain("<!-- ", "<pre>");
		assertThat(read(PAGE)).contains("In the guide: <a href=\"migration.html#step-one\">Step one</a>");
	}

	@Test
	void comparesNoExcerptsOfDifferentClasses() throws IOException {
		SmallProject trees = withDocuments();
		trees.write("reactive/" + SmallProject.TALK + "Waver.java", "class Waver {\n}\n")
			.write("docs/migration.md",
					new Guide(trees.project()).filled("<!-- pair talk Greeter#name | Waver -->\n<!-- end -->\n"));
		write(trees);
		assertThat(read("migration.html")).contains("<a href=\"talk-talk-Waver.html\">Waver</a>, reactive")
			.contains("<pre>class Waver {")
			.doesNotContain("<mark>");
	}

	private SmallProject moved() {
		String find = "\tString find() {\n\t\treturn this.users.find().thenCompose(this::open);\n\t}\n";
		String more = "\tint more() {\n\t\treturn this.users.more().plus().more();\n\t}\n\tint most() {\n\t}\n";
		return new SmallProject(this.root)
			.write("async/" + SmallProject.TALK + "A.java", "class A {\n\tprivate int a;\n\n" + find + more + "}\n")
			.write("reactive/" + SmallProject.TALK + "A.java",
					"class A {\n\n" + more + find.replace("thenCompose", "flatMap") + "\tprivate int a;\n}\n");
	}

	private SmallProject withDocuments() {
		return SmallProject.withAPair(this.root)
			.write("README.md",
					"""
							# talk

							See [code](reactive/%sGreeter.java), the [guide](docs/migration.md#step-one), [elsewhere](https://example.org/a),
							[a folder](async), a [decision](docs/adr) and [build](pom.xml).

							![a](docs/pictures/a.svg)
							"""
						.formatted(SmallProject.TALK))
			.write("pom.xml", "<project>")
			.write("docs/pictures/a.svg", "<svg/>")
			.write("docs/migration.md", "# The way\n\n## Step one\n")
			.write("docs/alone.md", "# Alone\n")
			.write("docs/adr/README.md", "# Decisions\n\n[one](one.md)\n")
			.write("docs/adr/one.md", "# Why\n");
	}

	private void write(SmallProject trees) {
		new DiffSite(trees.project()).write(this.root.resolve("site"));
	}

	private String read(String page) throws IOException {
		return Files.readString(this.root.resolve("site").resolve(page));
	}

}
