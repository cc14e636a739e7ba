package io.tweebyte.docs.diff;

import java.nio.file.Path;

import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ComparisonTests {

	@TempDir
	private Path root;

	@Test
	void countsLinesThatSaySomething() {
		SmallProject trees = new SmallProject(this.root)
			.write("async/" + SmallProject.TALK + "A.java", "package a;\n\nimport b;\n\nclass A {\n\tint a;\n}\n")
			.write("reactive/" + SmallProject.TALK + "A.java", "package a;\n\nclass A {\n\tlong a;\n\tint more;\n}\n");
		Comparison.Lines lines = of(trees).lines();
		assertThat(lines).isEqualTo(new Comparison.Lines(3, 4, 3));
		assertThat(lines.percent()).isEqualTo(43);
	}

	@Test
	void seesTwinsThatAreEqual() {
		SmallProject trees = new SmallProject(this.root)
			.write("async/" + SmallProject.TALK + "A.java", "class A {\n}\n")
			.write("reactive/" + SmallProject.TALK + "A.java", "class A {\n}\n");
		assertThat(of(trees).differs()).isFalse();
		assertThat(of(trees).lines().percent()).isZero();
	}

	@Test
	void comparesAFileWithoutATwin() {
		SmallProject trees = new SmallProject(this.root).write("async/" + SmallProject.TALK + "A.java",
				"class A {\n}\n");
		assertThat(of(trees).pair().isWhole()).isFalse();
		assertThat(of(trees).lines().percent()).isEqualTo(100);
	}

	@Test
	void changesNothingOfNothing() {
		assertThat(Comparison.Lines.NONE.percent()).isZero();
	}

	private static Comparison of(SmallProject trees) {
		return Comparison.of(trees.project(), Pairs.of(trees.project()).all().getFirst());
	}

}
