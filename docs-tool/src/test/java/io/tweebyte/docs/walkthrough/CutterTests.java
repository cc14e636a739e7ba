package io.tweebyte.docs.walkthrough;

import io.tweebyte.docs.DocsException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class CutterTests {

	private static final String TEXT = """
			package io.tweebyte.talk;

			import java.time.Clock;
			import java.util.List;
			import java.util.UUID;

			class Talk {

				private final List<String> words;

				private final Clock clock;

				Talk(List<String> words, Clock clock) {
					this.words = words;
					this.clock = clock;
				}

				/**
				 * Says a word.
				 * @return the word
				 */
				@Deprecated
				String say() {
					return this.words.getFirst();
				}

				// a number is a word
				String say(UUID id) {
					return id.toString();
				}

			}
			""";

	private final Cutter cutter = new Cutter("Talk.java", TEXT);

	@Test
	void cutsAMemberWithItsCommentsAndImports() {
		this.cutter.cut("say(UUID)");

		assertThat(this.cutter.result()).doesNotContain("a number", "UUID")
			.contains("@Deprecated")
			.endsWith("\t}\n\n}\n");
	}

	@Test
	void cutsMethodsOfANameOrOfSoManyParameters() {
		this.cutter.cut("say/0");
		assertThat(this.cutter.result()).doesNotContain("Says a word", "@Deprecated").contains("say(UUID id)");

		this.cutter.cut("say");
		assertThat(this.cutter.result()).doesNotContain("say");
	}

	@Test
	void cutsAFieldOutOfTheConstructor() {
		this.cutter.without("clock");

		assertThat(this.cutter.result()).contains("\tTalk(List<String> words) {\n\t\tthis.words = words;\n\t}\n")
			.doesNotContain("lock");
	}

	@Test
	void breaksParametersThatAreLongerThanALine() {
		String wide = "String %s, String %s, ".formatted("a".repeat(40), "b".repeat(40));
		Cutter long3 = new Cutter("Talk.java", TEXT.replace("Talk(List", "Talk(" + wide + "List"));

		long3.without("clock");

		assertThat(long3.result()).contains("b,\n\t\t\tList<String> words) {\n");
	}

	@Test
	void replacesWhatStandsThereOnceOnly() {
		this.cutter.replace("id.toString()", "\"\"");
		assertThat(this.cutter.result()).contains("return \"\";");

		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> this.cutter.replace("String say", ""))
			.withMessageContaining("twice");
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> this.cutter.replace("shout", ""))
			.withMessageContaining("nowhere");
	}

	@Test
	void refusesToCutWhatIsNotThere() {
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> this.cutter.cut("shout"))
			.withMessage("Talk.java has no member shout");
	}

}
