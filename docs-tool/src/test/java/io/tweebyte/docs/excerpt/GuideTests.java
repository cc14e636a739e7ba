package io.tweebyte.docs.excerpt;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class GuideTests {

	@TempDir
	private Path root;

	private SmallProject trees;

	@BeforeEach
	void trees() {
		this.trees = SmallProject.withAPair(this.root);
	}

	@Test
	void showsAllTreesSideBySide() {
		this.trees.write("virtual/" + SmallProject.TALK + "Greeter.java",
				"class Greeter {\n\n\tString greet() {\n\t\treturn \"plain\";\n\t}\n\n}\n");
		String filled = filled("<!-- trees talk Greeter#greet -->");
		assertThat(filled).contains("<tr><th>async</th><th>reactive</th><th>virtual</th></tr>")
			.containsSubsequence("CompletableFuture<String> greet()", "</td><td valign=\"top\">",
					"Mono<String> greet()", "return \"plain\";")
			.contains("[virtual: Greeter](../virtual/" + SmallProject.TALK + "Greeter.java)");
		assertThat(filled("<!-- trees talk Greeter#name | Greeter#greet | Greeter -->")).containsSubsequence("name = ",
				"Mono<String> greet()", "class Greeter");
	}

	@Test
	void findsWhatTreesShare() {
		this.trees.write("servlet/" + SmallProject.TALK + "Shared.java", "class Shared {\n\n\tint shared;\n\n}\n");
		for (String tree : List.of("async", "virtual")) {
			assertThat(filled("<!-- only %s talk Shared#shared -->".formatted(tree))).contains("int shared;")
				.contains("(../servlet/" + SmallProject.TALK + "Shared.java)");
		}
	}

	@Test
	void putsAMemberOfBothTreesSideBySide() {
		String filled = filled("<!-- pair talk Greeter#greet/0 -->");
		assertThat(filled).contains("""
				```java
				@Deprecated
				CompletableFuture<String> greet() {
				  return CompletableFuture.completedFuture(this.name).thenApply((name) -> "Hello " + name);
				}
				```
				""").contains("""
				```java
				@Deprecated
				Mono<String> greet() {
				  return Mono.just(this.name).map((name) -> "Hello " + name);
				}
				```
				""").contains("href=\"../async/talk/src/main/java/io/tweebyte/talk/Greeter.java\"");
	}

	@Test
	void keepsWhatStandsAround() {
		assertThat(filled("# Title\n\ntext\n<!-- pair talk Greeter#name -->\nbygone\n<!-- end -->\nmore"))
			.startsWith("# Title\n\ntext\n<!-- pair")
			.endsWith("<!-- end -->\nmore\n")
			.doesNotContain("bygone");
	}

	@Test
	void changesNothingTheSecondTime() {
		String once = filled("<!-- pair talk Greeter#class,greet -->");
		assertThat(filled(once)).isEqualTo(once);
	}

	@Test
	void showsTheCommentsAboveAMember() {
		assertThat(filled("<!-- only async talk Greeter#name -->"))
			.contains("// model: a future can hold null\n// and more\nprivate final String name = \"you\";")
			.doesNotContain("Greets");
	}

	@Test
	void showsAllMethodsOfAName() {
		assertThat(filled("<!-- only async talk Greeter#greet -->")).contains("greet() {", "greet(String name) {");
	}

	@Test
	void showsTheHeadOfAType() {
		assertThat(filled("<!-- only reactive talk Greeter#class -->")).contains("```java\nclass Greeter\n```");
	}

	@Test
	void showsAWholeType() {
		assertThat(filled("<!-- only reactive talk Greeter -->")).contains("```java\nclass Greeter {\n", "\n}\n```");
	}

	@Test
	void showsOtherMembersOfTheOtherTree() {
		assertThat(filled("<!-- pair talk Greeter#name | Greeter#greet/1 -->")).contains("\"you\";", "return name;");
	}

	@Test
	void showsMembersOfAFileOutsideOfTheTrees() {
		this.trees.write("docs/preview/One.java", "class One {\n\tint a() {\n\t\treturn 1;\n\t}\n\tint b;\n}\n");
		assertThat(filled("<!-- file docs/preview/One.java#a -->"))
			.contains("```java\nint a() {\n  return 1;\n}\n```\n\n[docs/preview/One.java](../docs/preview/One.java)");
	}

	@Test
	void showsLinesOfAnyFile() {
		this.trees.write("db/one.sql", "-- top\ncreate table a (\n\tid uuid\n);\n");
		assertThat(filled("<!-- file db/one.sql from \"create\" to \");\" -->"))
			.contains("```sql\ncreate table a (\n  id uuid\n);\n```")
			.contains("[db/one.sql](../db/one.sql)");
	}

	@Test
	void showsATableOfAFileAsATable() {
		this.trees.write("docs/results/one/report.md", "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n");
		assertThat(filled("<!-- file docs/results/one/report.md from \"| a\" to \"| 1\" -->"))
			.contains("-->\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[docs/results/one/report.md]");
	}

	@Test
	void showsSettings() {
		this.trees.write("shared/src/main/java/io/tweebyte/shared/TalkSettings.java", """
				package io.tweebyte.shared;

				/**
				 * How talks are limited.
				 *
				 * @param words the number of words
				 */
				@ConfigurationProperties("tweebyte.talk")
				public record TalkSettings(@DefaultValue("20") int words) {

				}
				""").write("async/user-service/src/main/java/io/tweebyte/user/Talker.java", """
				package io.tweebyte.user;

				import io.tweebyte.shared.TalkSettings;

				class Talker {

					int talk(TalkSettings settings) {
						return settings.words();
					}

				}
				""");
		assertThat(filled("<!-- settings tweebyte.talk -->")).contains("How talks are limited.")
			.contains("| `tweebyte.talk.words` | integer |")
			.contains("[TalkSettings](../shared/src/main/java/io/tweebyte/shared/TalkSettings.java)");
		fails("<!-- settings tweebyte.walk -->", "Line 1: There are no settings tweebyte.walk");
	}

	@Test
	void failsWhenAMemberIsMissing() {
		fails("<!-- pair talk Greeter#wave -->",
				"Line 1: async/" + SmallProject.TALK + "Greeter.java has no member wave in Greeter");
	}

	@Test
	void failsWhenAMethodHasOtherParameters() {
		fails("<!-- pair talk Greeter#greet/2 -->", "no member greet/2");
	}

	@Test
	void failsWhenAClassIsMissing() {
		fails("\n\n<!-- pair talk Waver#wave -->", "Line 3: async/talk has no file Waver.java");
	}

	@Test
	void failsWhenAClassIsMissingInOneTree() {
		this.trees.write("async/" + SmallProject.TALK + "Waver.java", "package io.tweebyte.talk;\nclass Waver {\n}\n");
		fails("<!-- pair talk Waver -->", "reactive/talk has no file Waver.java");
	}

	@Test
	void failsWhenTwoFilesHaveTheName() {
		this.trees.write("async/talk/src/main/java/io/tweebyte/other/Greeter.java", "class Greeter {\n}\n");
		fails("<!-- pair talk Greeter -->", "more than one file Greeter.java");
	}

	@Test
	void linksOfADocumentAtTheRootLeadNowhereElse() {
		assertThat(
				new Guide(this.trees.project(), "README.md").filled("<!-- only async talk Greeter -->\n<!-- end -->\n"))
			.contains("(async/talk/")
			.doesNotContain("../");
	}

	@Test
	void showsListsAsSuch() {
		this.trees.write("report.md", "- one\n- two\n");
		assertThat(filled("<!-- file report.md from \"one\" to \"two\" -->")).contains("\n- one\n- two\n")
			.doesNotContain("```");
	}

	@Test
	void quotesSingleLinesInTheOrderOfTheMarker() {
		this.trees.write("report.md", "- one\n- two\n- three\n");
		assertThat(filled("<!-- quote report.md \"three\" \"- one\" -->")).contains("\n- three\n- one\n\n[report.md]")
			.doesNotContain("- two", "```");
	}

	@Test
	void quotesEachLineWithTheWords() {
		this.trees.write("report.md", "| name |\n|---|\n| one a |\n| two |\n| one b |\n");
		assertThat(filled("<!-- quote report.md \"| name\" \"|---|\" \"| one\" -->"))
			.contains("\n| name |\n|---|\n| one a |\n| one b |\n\n[report.md]");
	}

	@Test
	void failsWhenALineToQuoteIsMissing() {
		this.trees.write("report.md", "- one\n");
		fails("<!-- quote report.md \"- one\" \"- two\" -->", "report.md has no line with '- two'");
		fails("<!-- quote report.md -->", "is no marker");
	}

	@Test
	void failsWhenLinesAreMissing() {
		this.trees.write("pom.xml", "<project>\n</project>\n");
		fails("<!-- file pom.xml from \"<parent>\" to \"</parent>\" -->", "pom.xml has no line with '<parent>'");
		fails("<!-- file pom.xml from \"<project>\" to \"</parent>\" -->",
				"no line with '</parent>' after the one with '<project>'");
		fails("<!-- file none.xml from \"a\" to \"b\" -->", "There is no file none.xml");
	}

	@Test
	void failsWhenAnExcerptHasNoEnd() {
		Guide guide = new Guide(this.trees.project());
		assertThatExceptionOfType(DocsException.class)
			.isThrownBy(() -> guide.filled("<!-- only async talk Greeter -->\ntext\n"))
			.withMessage("Line 1: the excerpt has no end: write <!-- end --> below it");
		assertThatExceptionOfType(DocsException.class)
			.isThrownBy(() -> guide
				.filled("<!-- only async talk Greeter -->\n<!-- only async talk Greeter -->\n<!-- end -->\n"))
			.withMessageStartingWith("Line 1: the excerpt has no end");
	}

	@Test
	void failsOnWhatMeansToBeAMarker() {
		fails("<!-- pair talk -->", "'<!-- pair talk -->' is no marker");
		fails("<!-- only both talk Greeter -->", "is no marker");
	}

	private void fails(String marker, String message) {
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> filled(marker)).withMessageContaining(message);
	}

	private String filled(String document) {
		String whole = document.contains(Marker.END) ? document : document + "\n" + Marker.END + "\n";
		return new Guide(this.trees.project()).filled(whole);
	}

}
