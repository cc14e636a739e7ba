package io.tweebyte.load.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ProfilePageTests {

	@TempDir
	private Path folder;

	@Test
	void isOneFileWithAllText() throws IOException {
		String html = Files.readString(ProfilePage.write(Profiles.both(), this.folder));
		assertThat(html).contains("Profile: user-tweets", "CPU by layer", "database driver",
				"tools.jackson.Nested.write", "byte[]", "io.tweebyte.tweet.Controller.page", "\"reactive − async\"");
		assertThat(html).doesNotContain("http://", "https://", "src=", "@import", "url(");
		assertThat(html).contains("prefers-color-scheme: dark");
		assertThat(html.indexOf("CPU per request: 9.00 ms in async")).isLessThan(html.indexOf("flame-data"));
	}

	@Test
	void saysWhereTheDifferenceArises() {
		assertThat(ProfilePage.sentences(Profiles.both())).satisfiesExactly(
				(sentence) -> assertThat(sentence).startsWith("Reactive needs"),
				(sentence) -> assertThat(sentence).isEqualTo("CPU per request: 9.00 ms in async, 12.0 ms in reactive."),
				(sentence) -> assertThat(sentence)
					.isEqualTo("Reactive against async by process: tweet +3.00 ms, postgres 0.00 ms."),
				(sentence) -> assertThat(sentence).startsWith(
						"The greatest differences by layer: tweet: JSON +5.00 ms, tweet: database driver -2.00 ms"),
				(sentence) -> assertThat(sentence).startsWith("Allocated per request: "));
	}

}
