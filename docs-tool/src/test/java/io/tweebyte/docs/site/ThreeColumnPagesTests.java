package io.tweebyte.docs.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.checks.Tree;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ThreeColumnPagesTests {

	private static final String PAGE = "three-talk-talk-Greeter.html";

	@TempDir
	private Path root;

	@Test
	void showsAClassOfAllTreesInThreeColumns() throws IOException {
		write(ofThreeTrees());
		assertThat(read(PAGE)).contains("<th colspan=\"2\" scope=\"colgroup\">virtual</th>")
			.contains("<td class=\"n CHANGED\" id=\"a15\">15</td><td class=\"CHANGED\">\t<mark>CompletableFuture&lt;"
					+ "</mark>String<mark>&gt;</mark> greet() {</td>")
			.contains("<td class=\"n CHANGED\" id=\"v3\">3</td><td class=\"CHANGED\">\tString greet() {</td>")
			.contains("<mark>Mono</mark>&lt;String&gt; greet() {")
			.contains("<a href=\"#a7\">async, <code>name</code></a>: a future can hold null and more.");
	}

	@Test
	void leadsToThreeColumnsAndBack() throws IOException {
		write(ofThreeTrees());
		for (String part : new String[] { "", "async-virtual-", "reactive-virtual-" }) {
			assertThat(read(part + "index.html")).contains("<a href=\"three-index.html\">All three trees</a>");
			assertThat(read(part + "talk-talk-Greeter.html")).contains("<a href=\"" + PAGE + "\">All three trees</a>");
			assertThat(read(PAGE)).contains("<a href=\"" + part + "talk-talk-Greeter.html\">");
		}
		assertThat(read("three-index.html")).contains("href=\"" + PAGE + "\">Greeter <small>virtual ");
	}

	@Test
	void leadsFromAClassInOneFileToItsPair() throws IOException {
		write(ofThreeTrees().write("servlet/" + SmallProject.TALK + "Shared.java", "class Shared {\n}\n")
			.write("reactive/" + SmallProject.TALK + "Shared.java", "class Shared {\n}\n"));
		assertThat(read("three-index.html"))
			.contains("href=\"talk-talk-Shared.html\">Shared <small>virtual as async, reactive 0 %</small>");
		assertThat(read("talk-talk-Shared.html")).doesNotContain("All three trees");
		assertThat(this.root.resolve("site/three-talk-talk-Shared.html")).doesNotExist();
	}

	@Test
	void leavesOutAClassThatOneTreeDoesNotHave() throws IOException {
		write(ofThreeTrees().write("async/" + SmallProject.TALK + "Pair.java", "class Pair {\n}\n")
			.write("virtual/" + SmallProject.TALK + "Pair.java", "class Pair {\n}\n"));
		assertThat(read("three-index.html")).doesNotContain("Pair").contains("The 1 classes");
	}

	@Test
	void saysWhereAMethodIsThatHasMoved() throws IOException {
		String find = "\tString find() {\n\t\treturn this.users.find().open();\n\t}\n";
		String more = "\tint more() {\n\t\treturn this.users.more().plus().more();\n\t}\n\tint most() {\n\t}\n";
		SmallProject trees = new SmallProject(this.root);
		for (Tree tree : Tree.values()) {
			trees.write(tree.folder() + "/" + SmallProject.TALK + "A.java",
					"class A {\n" + ((tree == Tree.REACTIVE) ? more + find : find + more) + "}\n");
		}
		write(trees);
		assertThat(read("three-talk-talk-A.html")).contains("id=\"twin-r2\"", "<a href=\"#away-r2\">")
			.contains("id=\"away-r2\"", "<a href=\"#twin-r2\">")
			.contains("<td class=\"n moved\" id=\"r7\">");
	}

	@Test
	void needsThreeTrees() throws IOException {
		write(SmallProject.withAPair(this.root));
		assertThat(this.root.resolve("site/three-index.html")).doesNotExist();
		assertThat(read("index.html")).doesNotContain("All three trees");
		assertThat(read("talk-talk-Greeter.html")).doesNotContain("All three trees");
	}

	private SmallProject ofThreeTrees() {
		return SmallProject.withAPair(this.root)
			.write("virtual/" + SmallProject.TALK + "Greeter.java",
					"class Greeter {\n\n\tString greet() {\n\t\treturn \"Hello\";\n\t}\n\n}\n");
	}

	private void write(SmallProject trees) {
		new DiffSite(trees.project()).write(this.root.resolve("site"));
	}

	private String read(String page) throws IOException {
		return Files.readString(this.root.resolve("site").resolve(page));
	}

}
