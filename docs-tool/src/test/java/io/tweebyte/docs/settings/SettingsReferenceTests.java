package io.tweebyte.docs.settings;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class SettingsReferenceTests {

	private static final String PATH = "shared/src/main/java/io/tweebyte/shared/settings/TalkSettings.java";

	private static final String USER = "user-service/src/main/java/io/tweebyte/user/Talker.java";

	@TempDir
	private Path root;

	private SmallProject trees;

	@BeforeEach
	void trees() {
		this.trees = new SmallProject(this.root);
	}

	@Test
	void showsTypeUnitRangeDefaultMeaningAndReaders() {
		settings("pause the time between two words,\n * {@code 0s} for none",
				"@DurationMin @DurationMax(days = 24) @DefaultValue(\"2s\") Duration pause");
		assertThat(row()).isEqualTo("| `tweebyte.talk.pause` | duration | ms | 0s to 24d | `2s` "
				+ "| The time between two words, `0s` for none. | all |");
	}

	@Test
	void showsWhatASettingIsFor() {
		settings("words the number of words", "int words");
		assertThat(show()).startsWith("How talks are limited.\n\n| Setting | Type | Unit | Range | Default | Meaning |")
			.endsWith("\n\n[TalkSettings](../" + PATH + ")");
	}

	@Test
	void namesTheTypesOfSettings() {
		settings("size the size", "@DefaultValue(\"16KB\") DataSize size");
		assertThat(row()).contains("| size | bytes |");
		settings("words the words", "@DefaultValue List<@NotBlank String> words");
		assertThat(row()).contains("| `tweebyte.talk.words` | list, separated by commas | – | – | empty |");
		settings("howLoud the volume", "@DefaultValue(\"very-low\") Volume howLoud");
		assertThat(row()).contains("| `tweebyte.talk.how-loud` | `very-low`, `high` | – | – | `very-low` |");
	}

	@Test
	void refusesATypeWithoutAName() {
		settings("words the words", "Words words");
		fails("ValueType has no name for the type Words");
	}

	@Test
	void showsRanges() {
		settings("words the number of words", "@Range(min = 1, max = 1_000_000) int words");
		assertThat(row()).contains("| integer | – | 1 to 1,000,000 | none |");
		settings("words the words", "@NotBlank String words");
		assertThat(row()).contains("| text | – | not empty | required |");
		this.trees.write("shared/src/main/java/io/tweebyte/shared/settings/TimeLimit.java", """
				package io.tweebyte.shared.settings;

				@DurationMin(millis = 1)
				@DurationMax(hours = 2)
				public @interface TimeLimit {

				}
				""");
		settings("pause the pause", "@TimeLimit Duration pause");
		assertThat(row()).contains("| 1ms to 2h |");
	}

	@Test
	void showsNestedSettings() {
		settings("voice the voice", "@DefaultValue Voice voice");
		this.trees.write("async/" + USER, talker("Voice", "pitch"));
		assertThat(row())
			.isEqualTo("| `tweebyte.talk.voice.pitch` | number | – | – | `1.5` | The pitch of the voice. | all |");
	}

	@Test
	void showsWhatServicesSetThemselves() {
		settings("words the number of words", "@DefaultValue(\"20\") int words");
		this.trees.write("reactive/" + USER, talker("TalkSettings", "words"))
			.write("virtual/" + USER, "class Talker {\n\n}\n")
			.write("reactive/user-service/src/main/resources/application.yml", "tweebyte.talk.words: 30\n")
			.write("virtual/user-service/src/main/resources/application.yml", "tweebyte.talk.words: 40\n");
		assertThat(row()).contains("| `20`; `30` in all (reactive) |").endsWith("| all (async, reactive) |");
		this.trees.write("async/user-service/src/main/resources/application.yml", "tweebyte.talk.words: 30\n");
		assertThat(row()).contains("| `30` |");
	}

	@Test
	void findsReadersOfWhatDependsOnASetting() {
		settings("words the number of words", "int words");
		this.trees.write("async/" + USER, talker("TalkSettings", "isShort"));
		assertThat(row()).endsWith("| all |");
	}

	@Test
	void refusesASettingWithoutDescription() {
		settings("word the number of words", "int words");
		fails(PATH + ": tweebyte.talk.words has no description: write @param words");
	}

	@Test
	void refusesASettingThatIsReadByNoService() {
		settings("words the number of words", "int words");
		this.trees.write("async/" + USER, "class Talker {\n\n}\n");
		fails("tweebyte.talk.words is read by no service");
	}

	@Test
	void refusesSettingsThatAreNoRecord() {
		settings("words the number of words", "int words");
		this.trees.write("async/common/src/main/java/Talks.java",
				"@ConfigurationProperties(\"tweebyte.talks\")\nclass Talks {\n\n}\n");
		fails("async/common/src/main/java/Talks.java: Talks has settings, but is not a record");
	}

	@Test
	void refusesAnUnknownPrefix() {
		settings("words the number of words", "int words");
		assertThatExceptionOfType(DocsException.class)
			.isThrownBy(() -> new SettingsReference(this.trees.project()).show("tweebyte.walk", ""))
			.withMessage("There are no settings tweebyte.walk");
	}

	@Test
	void namesAllPrefixes() {
		settings("words the number of words", "int words");
		assertThat(new SettingsReference(this.trees.project()).prefixes()).isEqualTo(List.of("tweebyte.talk"));
	}

	/** Writes a record with one component, which the async user service reads. */
	private void settings(String description, String component) {
		String name = component.substring(component.lastIndexOf(' ') + 1);
		this.trees.write(PATH, """
				package io.tweebyte.shared.settings;

				/**
				 * How talks are limited.
				 *
				 * @param %s
				 */
				@ConfigurationProperties("tweebyte.talk")
				public record TalkSettings(%s) {

					static final int MOST = 3;

					boolean isShort() {
						return this.words < MOST;
					}

					enum Volume {

						VERY_LOW, HIGH;

						private static final int COUNT = 2;

					}

					/**
					 * A voice.
					 *
					 * @param pitch the pitch of the voice
					 */
					record Voice(@DefaultValue("1.5") double pitch) {

					}

				}
				""".formatted(description, component)).write("async/" + USER, talker("TalkSettings", name));
	}

	private static String talker(String type, String method) {
		return """
				package io.tweebyte.user;

				import io.tweebyte.shared.settings.TalkSettings;

				class Talker {

					Object talk(%s settings) {
						return settings.%s();
					}

				}
				""".formatted(type, method);
	}

	private String show() {
		return new SettingsReference(this.trees.project()).show("tweebyte.talk", "../");
	}

	private String row() {
		return show().lines().filter((line) -> line.startsWith("| `")).findFirst().orElseThrow();
	}

	private void fails(String message) {
		assertThatExceptionOfType(DocsException.class).isThrownBy(this::show).withMessage(message);
	}

}
