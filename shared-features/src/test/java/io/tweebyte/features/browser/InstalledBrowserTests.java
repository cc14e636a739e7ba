package io.tweebyte.features.browser;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class InstalledBrowserTests {

	@TempDir
	private Path folder;

	@Test
	void findsABrowserWithItsDriver() throws IOException {
		Path browser = program("google-chrome");
		Path driver = program("chromedriver");
		assertThat(InstalledBrowser.find(environment("required"))).hasValue(new InstalledBrowser(browser, driver));
	}

	@Test
	void isMissingWithoutADriver() throws IOException {
		program("chromium");
		assertThat(InstalledBrowser.find(environment("optional"))).isEmpty();
	}

	@Test
	void failsWhereItIsRequiredAndMissing() throws IOException {
		program("chromedriver");
		assertThatIllegalStateException().isThrownBy(() -> InstalledBrowser.find(environment("required")))
			.withMessageContaining("install the packages chromium and chromium-driver");
	}

	private Map<String, String> environment(String browser) {
		return Map.of("PATH", this.folder.resolve("none") + File.pathSeparator + this.folder, "TWEEBYTE_BROWSER",
				browser);
	}

	private Path program(String name) throws IOException {
		Path program = Files.createFile(this.folder.resolve(name));
		assertThat(program.toFile().setExecutable(true)).isTrue();
		return program;
	}

}
