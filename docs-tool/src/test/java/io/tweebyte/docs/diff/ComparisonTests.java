package io.tweebyte.docs.diff;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ComparisonTests {

	@TempDir
	private Path root;

	@Test
	void countsLinesOfCode() {
		SmallProject trees = new SmallProject(this.root)
			.write("async/" + SmallProject.TALK + "A.java", "package a;\n\nimport b;\n\nclass A {\n\tint a;\n}\n")
			.write("reactive/" + SmallProject.TALK + "A.java", "package a;\n\nclass A {\n\tlong a;\n\tint more;\n}\n");
		assertThat(of(trees).code()).isEqualTo(new Lines(3, 4, 3, 0));
		assertThat(of(trees).code().percent()).isEqualTo(43);
	}

	@Test
	void countsCommentsApart() {
		SmallProject trees = new SmallProject(this.root)
			.write("async/" + SmallProject.TALK + "A.java", "/** It. */\n// one\nclass A {\n\tint a; // why\n}\n")
			.write("reactive/" + SmallProject.TALK + "A.java", "/** It. */\n// two\nclass A {\n\tint b; // why\n}\n");
		assertThat(of(trees).code()).isEqualTo(new Lines(3, 3, 2, 0));
		assertThat(of(trees).comments()).isEqualTo(new Lines(2, 2, 2, 0));
	}

	@Test
	void countsNothingAsChangedThatHasOnlyMoved() {
		String a = "\tint a() {\n\t\treturn 1;\n\t}\n\n";
		String b = "\tint b() {\n\t\treturn this.b + 2;\n\t}\n\n";
		SmallProject trees = new SmallProject(this.root)
			.write("async/" + SmallProject.TALK + "A.java", "class A {\n\tprivate int b;\n\n" + a + b + "}\n")
			.write("reactive/" + SmallProject.TALK + "A.java", "class A {\n\n" + b + a + "\tprivate int b;\n}\n");
		assertThat(of(trees).code()).isEqualTo(new Lines(9, 9, 0, 8));
		assertThat(of(trees).differs()).isTrue();
	}

	@Test
	void seesTwinsThatAreEqual() {
		SmallProject trees = new SmallProject(this.root)
			.write("async/" + SmallProject.TALK + "A.java", "class A {\n}\n")
			.write("reactive/" + SmallProject.TALK + "A.java", "class A {\n}\n");
		assertThat(of(trees).differs()).isFalse();
		assertThat(of(trees).code().percent()).isZero();
	}

	@Test
	void comparesAFileWithoutATwin() {
		SmallProject trees = new SmallProject(this.root).write("async/" + SmallProject.TALK + "A.java",
				"class A {\n}\n");
		assertThat(of(trees).pair().isWhole()).isFalse();
		assertThat(of(trees).code().percent()).isEqualTo(100);
	}

	@Test
	void changesNothingOfNothing() {
		assertThat(Lines.sum(List.<Comparison>of(), Comparison::code).percent()).isZero();
	}

	private static Comparison of(SmallProject trees) {
		return Comparison.of(trees.project(), Pairs.of(trees.project(), SmallProject.TREES).all().getFirst());
	}

}
