package io.tweebyte.docs.site;

import java.nio.file.Path;

import io.tweebyte.checks.Tree;
import io.tweebyte.docs.SmallProject;
import io.tweebyte.docs.diff.Pair;
import io.tweebyte.docs.diff.Pairs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class LessonTests {

	@TempDir
	private Path root;

	@Test
	void readsACommentToItsEnd() {
		SmallProject trees = SmallProject.withAPair(this.root);
		Pair pair = Pairs.of(trees.project(), SmallProject.TREES).all().getFirst();
		assertThat(Lesson.of(trees.project(), Tree.ASYNC, pair))
			.containsExactly(new Lesson(Tree.ASYNC, 7, "name", "a future can hold null and more"));
		assertThat(Lesson.of(trees.project(), Tree.REACTIVE, pair)).isEmpty();
	}

	@Test
	void knowsTheMethodAroundAComment() {
		SmallProject trees = new SmallProject(this.root).write("async/" + SmallProject.TALK + "A.java",
				"class A {\n\tint a;\n\tvoid b() {\n\t\t// model: because\n\t}\n}\n");
		Pair pair = Pairs.of(trees.project(), SmallProject.TREES).all().getFirst();
		assertThat(Lesson.of(trees.project(), Tree.ASYNC, pair))
			.containsExactly(new Lesson(Tree.ASYNC, 4, "b", "because"));
		assertThat(Lesson.of(trees.project(), Tree.REACTIVE, pair)).isEmpty();
	}

	@Test
	void namesNoMemberForAWholeClass() {
		SmallProject trees = new SmallProject(this.root).write("async/" + SmallProject.TALK + "A.java",
				"// model: as a whole\nclass A {\n\tint a;\n}\n");
		Pair pair = Pairs.of(trees.project(), SmallProject.TREES).all().getFirst();
		assertThat(Lesson.of(trees.project(), Tree.ASYNC, pair)).extracting(Lesson::member).containsExactly("");
	}

}
