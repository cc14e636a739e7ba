package io.tweebyte.checks.parity;

import java.nio.file.Path;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TwinPathsTests {

	private static final TreePair REACTIVE = new TreePair(Tree.ASYNC, Tree.REACTIVE);

	private static final TreePair VIRTUAL = new TreePair(Tree.ASYNC, Tree.VIRTUAL);

	@TempDir
	Path root;

	@Test
	void findsNothingWhereEveryPathHasItsCounterpart() {
		TinyProject tiny = new TinyProject(this.root).both("user/src/main/java/A.java", "class A {}");
		assertThat(TwinPaths.violations(tiny.project(), REACTIVE)).isEmpty();
	}

	@Test
	void namesThePathWithoutCounterpart() {
		TinyProject tiny = new TinyProject(this.root).both("user/src/main/java/A.java", "class A {}")
			.write("reactive/user/src/test/java/B.java", "class B {}");
		assertThat(TwinPaths.violations(tiny.project(), REACTIVE))
			.containsExactly("reactive/user/src/test/java/B.java has no "
					+ "counterpart: write async/user/src/test/java/B.java, or name the path and its reason in "
					+ AllowList.PATH);
	}

	@Test
	void keepsToTheAllowList() {
		TinyProject tiny = new TinyProject(this.root).both("user/src/main/java/A.java", "class A {}")
			.write("async/user/src/main/java/B.java", "class B {}")
			.write(AllowList.PATH, "async/user/src/main/java/B.java : the other side has no threads to name");
		assertThat(TwinPaths.violations(tiny.project(), REACTIVE)).isEmpty();
	}

	@Test
	void refusesALineThatNothingNeeds() {
		TinyProject tiny = new TinyProject(this.root).both("user/src/main/java/A.java", "class A {}")
			.write(AllowList.PATH, "async/user/src/main/java/A.java : the other side has no threads to name");
		assertThat(TwinPaths.violations(tiny.project(), REACTIVE)).singleElement()
			.asString()
			.contains("remove the line");
	}

	@Test
	void refusesToCompareNothing() {
		assertThat(TwinPaths.violations(new TinyProject(this.root).project(), REACTIVE)).containsExactly(
				"async has no source file: nothing was compared", "reactive has no source file: nothing was compared");
	}

	@Test
	void takesWhatTreesShareForFilesOfEach() {
		TinyProject tiny = new TinyProject(this.root).all("user/src/main/java/A.java", "class A {}")
			.write("servlet/user/src/main/java/B.java", "class B {}")
			.write("reactive/user/src/main/java/B.java", "class B {}")
			.write("servlet/user/src/main/java/C.java", "class C {}");
		assertThat(TwinPaths.violations(tiny.project(), VIRTUAL)).isEmpty();
		assertThat(TwinPaths.violations(tiny.project(), REACTIVE)).singleElement()
			.asString()
			.startsWith("servlet/user/src/main/java/C.java has no counterpart: write reactive/user/src/");
		assertThat(TwinPaths.paired(tiny.project(), VIRTUAL)).isEqualTo(1);
		assertThat(TwinPaths.paired(tiny.project(), REACTIVE)).isEqualTo(4 / 5d);
	}

	@Test
	void namesAModuleThatATreeLacksOnce() {
		TinyProject tiny = new TinyProject(this.root).all("common/src/main/java/A.java", "class A {}")
			.both("user/src/main/java/A.java", "class A {}")
			.both("user/src/main/java/B.java", "class B {}");
		assertThat(TwinPaths.violations(tiny.project(), VIRTUAL))
			.containsExactly("virtual/user is missing: 2 files have no counterpart there");
	}

	@Test
	void namesAPathThatIsInTwoFoldersOfATree() {
		TinyProject tiny = new TinyProject(this.root).all("user/src/main/java/A.java", "class A {}");
		assertThat(TwinPaths.doubled(tiny.project())).isEmpty();
		tiny.write("servlet/user/src/main/java/A.java", "class A {}");
		assertThat(TwinPaths.doubled(tiny.project())).containsExactly(
				"async/user/src/main/java/A.java is in servlet, too: keep one of them",
				"virtual/user/src/main/java/A.java is in servlet, too: keep one of them");
	}

}
