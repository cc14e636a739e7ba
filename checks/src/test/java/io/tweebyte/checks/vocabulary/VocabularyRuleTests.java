package io.tweebyte.checks.vocabulary;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.vocabulary.Vocabulary.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class VocabularyRuleTests {

	private static final String CSV = "word,instead\ngadget,device\nis fast,\"takes less time, takes less CPU\"\n";

	private final Vocabulary vocabulary = new Vocabulary(CSV);

	@TempDir
	Path root;

	@Test
	void findsAWordWithItsLine() {
		assertThat(this.vocabulary.find("A\nGadget, and `gadget`.")).containsExactly(new Finding(2, "Gadget", "device"),
				new Finding(2, "`gadget`", "device"));
	}

	@Test
	void findsAWordInNames() {
		assertThat(phrases("refusesGadgetElse GadgetTests GADGET_ELSE another_gadget HTTPGadget gadget2"))
			.containsExactly("Gadget", "Gadget", "GADGET", "gadget", "Gadget", "gadget");
	}

	@Test
	void findsAPhraseInNamesAndOverLines() {
		assertThat(phrases("thatIsFastToo()")).containsExactly("Is Fast");
		assertThat(phrases("\t * which is\n\t * fast")).containsExactly("is fast");
		assertThat(this.vocabulary.find("# is\n# fast")).extracting(Finding::instead)
			.containsExactly("takes less time, takes less CPU");
	}

	@Test
	void leavesOtherWordsAlone() {
		assertThat(phrases("gadgetry megagadget this fast thisFast is faster")).isEmpty();
	}

	@Test
	void findsEachWordOfTheProject() {
		Vocabulary project = Vocabulary.read();
		assertThat(project.words()).hasSizeGreaterThan(30).allSatisfy((word, instead) -> {
			assertThat(instead).isNotBlank();
			assertThat(project.find("// so " + word + ".")).hasSize(1);
			assertThat(project.find("so" + capitalised(word.replace("CPU", "cpu")) + "Else()")).hasSize(1);
		});
		assertThat(project.find("body, default, someone may request a second call; they were stolen.")).isEmpty();
	}

	@Test
	void namesFileAndLine() throws IOException {
		TinyProject tiny = new TinyProject(this.root).write("docs/a.md", "# A", "A gadget.")
			.write("ops/run", "gadget")
			.write(".env", "# gadget");
		assertThat(violations(tiny)).containsExactly(".env:1: 'gadget': write 'device'",
				"docs/a.md:2: 'gadget': write 'device'", "ops/run:1: 'gadget': write 'device'");
	}

	@Test
	void readsNeitherResultsNorWhatIsBuilt() throws IOException {
		TinyProject tiny = new TinyProject(this.root).write("docs/results/a/report.md", "gadget")
			.write("lab/target/A.java", "gadget")
			.write("LICENSE", "gadget")
			.write("page/a.svg", "gadget");
		assertThat(violations(tiny)).isEmpty();
	}

	@Test
	void keepsToTheAllowList() throws IOException {
		TinyProject tiny = new TinyProject(this.root).write("a.md", "`gadget`")
			.write(AllowList.PATH, "a.md quotes `gadget` : the name of a program", "b.md quotes gadget : not needed");
		assertThat(violations(tiny))
			.containsExactly(AllowList.PATH + ": nothing needs 'b.md quotes gadget' any more: remove the line");
	}

	private List<String> violations(TinyProject tiny) throws IOException {
		return VocabularyRule.violations(tiny.project(), this.vocabulary);
	}

	private List<String> phrases(String text) {
		return this.vocabulary.find(text).stream().map(Finding::phrase).toList();
	}

	private static String capitalised(String phrase) {
		StringBuilder name = new StringBuilder();
		for (String word : phrase.split(" ")) {
			name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
		}
		return name.toString();
	}

}
