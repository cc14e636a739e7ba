package io.tweebyte.checks.parity;

import java.nio.file.Path;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TwinPathsTests {

	@TempDir
	Path root;

	@Test
	void findsNothingWhereEveryPathHasItsTwin() {
		TinyProject tiny = new TinyProject(this.root).both("user/src/main/java/A.java", "class A {}");
		assertThat(TwinPaths.violations(tiny.project())).isEmpty();
	}

	@Test
	void namesThePathWithoutTwin() {
		TinyProject tiny = new TinyProject(this.root).both("user/src/main/java/A.java", "class A {}")
			.write("reactive/user/src/test/java/B.java", "class B {}");
		assertThat(TwinPaths.violations(tiny.project())).containsExactly("reactive/user/src/test/java/B.java has no "
				+ "twin: write async/user/src/test/java/B.java, or name the path and its reason in " + AllowList.PATH);
	}

	@Test
	void keepsToTheAllowList() {
		TinyProject tiny = new TinyProject(this.root).both("user/src/main/java/A.java", "class A {}")
			.write("async/user/src/main/java/B.java", "class B {}")
			.write(AllowList.PATH, "async/user/src/main/java/B.java : the other side has no threads to name");
		assertThat(TwinPaths.violations(tiny.project())).isEmpty();
	}

	@Test
	void refusesALineNobodyNeeds() {
		TinyProject tiny = new TinyProject(this.root).both("user/src/main/java/A.java", "class A {}")
			.write(AllowList.PATH, "async/user/src/main/java/A.java : the other side has no threads to name");
		assertThat(TwinPaths.violations(tiny.project())).singleElement().asString().contains("remove the line");
	}

	@Test
	void refusesToCompareNothing() {
		assertThat(TwinPaths.violations(new TinyProject(this.root).project())).singleElement()
			.asString()
			.contains("nothing was compared");
	}

}
