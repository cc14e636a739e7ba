package io.tweebyte.checks.parity;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TwinSettingsTests {

	private static final String PATH = "user/src/main/resources/application.yml";

	@TempDir
	Path root;

	@Test
	void letsAddressesAndKnobsDiffer() {
		assertThat(violations("""
				server:
				  port: 8081
				  tomcat:
				    threads:
				      max: 20
				tweebyte.time.call: 800ms
				""", """
				server:
				  port: 9081
				tweebyte:
				  time:
				    call: 800ms
				""")).isEmpty();
	}

	@Test
	void namesASettingThatDiffers() {
		assertThat(violations("tweebyte.time.call: 800ms", "tweebyte.time.call: 900ms")).singleElement()
			.asString()
			.contains("tweebyte.time.call is 800ms here and 900ms in reactive/");
	}

	@Test
	void namesASettingOfOneTreeAlone() {
		assertThat(violations("tweebyte.time.call: 1s", "")).singleElement()
			.asString()
			.contains("only this tree sets tweebyte.time.call");
	}

	@Test
	void namesAListThatOneTreeReplaces() {
		assertThat(violations("spring.autoconfigure.exclude: [a.A]", "")).singleElement()
			.asString()
			.contains("only this tree sets spring.autoconfigure.exclude");
	}

	@Test
	void namesASettingWithoutAValue() {
		assertThat(violations("tweebyte.time.call:", "")).singleElement()
			.asString()
			.contains("only this tree sets tweebyte.time.call");
	}

	@Test
	void knowsTheKnobsOfEachTree() {
		TinyProject tiny = new TinyProject(this.root).write("async/" + PATH, "server.tomcat.threads.max: 20")
			.write("virtual/" + PATH, "spring.threads.virtual.enabled: true", "spring.r2dbc.url: a");
		assertThat(TwinSettings.violations(tiny.project(), new TreePair(Tree.ASYNC, Tree.VIRTUAL)))
			.filteredOn((text) -> text.contains("only this tree"))
			.singleElement()
			.asString()
			.startsWith("virtual/" + PATH + ": only this tree sets spring.r2dbc.url");
	}

	private List<String> violations(String here, String there) {
		return TwinSettings.violations(
				new TinyProject(this.root).write("async/" + PATH, here).write("reactive/" + PATH, there).project(),
				new TreePair(Tree.ASYNC, Tree.REACTIVE));
	}

}
