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
	void letsAddressesAndKnobsDifferOutsideTheBlock() {
		assertThat(violations("""
				server:
				  port: 8081
				  tomcat:
				    threads:
				      max: 20
				# --- the same in all trees ---
				tweebyte:
				  time:
				    call: 800ms
				# --- end ---
				""", """
				server:
				  port: 9081
				# --- the same in all trees ---
				tweebyte:
				  time:
				    call: 800ms
				# --- end ---
				""")).isEmpty();
	}

	@Test
	void namesANumberThatDiffers() {
		assertThat(violations("""
				# --- the same in all trees ---
				tweebyte.time.call: 800ms
				# --- end ---
				""", """
				# --- the same in all trees ---
				tweebyte.time.call: 900ms
				# --- end ---
				""")).hasSize(2)
			.anySatisfy((text) -> assertThat(text).contains("'tweebyte.time.call: 800ms' here"))
			.anySatisfy((text) -> assertThat(text).contains("tweebyte.time.call is 800ms here and 900ms in reactive/"));
	}

	@Test
	void namesASettingOfOneTreeAlone() {
		assertThat(violations("""
				tweebyte.time.call: 1s
				# --- the same in all trees ---
				# --- end ---
				""", """
				# --- the same in all trees ---
				# --- end ---
				""")).singleElement().asString().contains("only this tree sets tweebyte.time.call");
	}

	@Test
	void comparesAFileWithoutMarkersWhole() {
		assertThat(violations("a: 1 # one", "a: 1")).singleElement().asString().contains("copy the block");
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
