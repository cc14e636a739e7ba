package io.tweebyte.docs.diff;

import java.nio.file.Path;

import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PairsTests {

	private static final String USER = "user-service/src/main/java/io/tweebyte/user/service/";

	@TempDir
	private Path root;

	private Pairs pairs;

	@BeforeEach
	void trees() {
		SmallProject trees = new SmallProject(this.root);
		for (Tree tree : Tree.values()) {
			trees.write(tree.folder() + "/" + USER + "UserService.java", "class UserService {\n}\n")
				.write(tree.folder() + "/common/src/test/java/io/tweebyte/common/ATests.java", "class ATests {\n}\n")
				.write(tree.folder() + "/common/src/main/resources/a.yml", "a: b\n");
		}
		trees.write("reactive/" + USER + "Nullable.java", "class Nullable {\n}\n");
		this.pairs = Pairs.of(trees.project(), SmallProject.TREES);
	}

	@Test
	void findsJavaFilesWithTheirCounterpartsAndTestsLast() {
		assertThat(this.pairs.all()).extracting(Pair::name).containsExactly("Nullable", "UserService", "ATests");
		assertThat(this.pairs.all()).extracting(Pair::isWhole).containsExactly(false, true, true);
	}

	@Test
	void pairsAClassWithOneOfAnotherNameThatIsAlike() {
		String code = "class %s {\n\n\tprivate final Clock clock;\n\n\t%s(Clock clock) {\n\t\tthis.clock = clock;\n\t}\n\n}\n";
		SmallProject trees = new SmallProject(this.root)
			.write("async/" + USER + "Watch.java", code.replace("%s", "Watch"))
			.write("reactive/" + USER + "Timer.java", code.replace("%s", "Timer"));
		Pairs pairs = Pairs.of(trees.project(), SmallProject.TREES);
		Pair pair = pairs.ofClass("user", "timer").getFirst();
		assertThat(pair)
			.isEqualTo(new Pair(SmallProject.TREES, "async/" + USER + "Watch.java", "reactive/" + USER + "Timer.java"));
		assertThat(pair.name()).isEqualTo("Watch / Timer");
		assertThat(pairs.ofClass("user", "Watch")).containsExactly(pair);
		assertThat(pairs.all()).extracting(Pair::name)
			.containsExactly("Nullable", "UserService", "Watch / Timer", "ATests");
	}

	@Test
	void laysWhatTreesShareUnderBoth() {
		SmallProject trees = new SmallProject(this.root).write("servlet/" + USER + "Shared.java", "class Shared {\n}\n")
			.write("reactive/" + USER + "Shared.java", "class Shared {\n}\n");
		Pair pair = Pairs.of(trees.project(), SmallProject.TREES).ofClass("user", "Shared").getFirst();
		assertThat(pair.path(Tree.ASYNC)).isEqualTo("servlet/" + USER + "Shared.java");
		assertThat(pair.isShared()).isFalse();
		TreePair others = new TreePair(Tree.VIRTUAL, Tree.ASYNC);
		Pair same = Pairs.of(trees.project(), others).ofClass("user", "Shared").getFirst();
		assertThat(same.isShared()).isTrue();
		assertThat(Comparison.of(trees.project(), same).share()).isEqualTo("the same file");
		assertThat(Pairs.of(trees.project(), others).ofClass("user", "UserService").getFirst().path(Tree.VIRTUAL))
			.isEqualTo("virtual/" + USER + "UserService.java");
	}

	@Test
	void tellsWhereAFileStands() {
		Pair pair = this.pairs.ofClass("user", "userservice").getFirst();
		assertThat(pair.module()).isEqualTo("user-service");
		assertThat(pair.part()).isEqualTo("service");
		assertThat(pair.packageName()).isEqualTo("io.tweebyte.user.service");
		assertThat(pair.path(Tree.ASYNC)).isEqualTo("async/" + USER + "UserService.java");
	}

	@Test
	void knowsServicesByBothNames() {
		assertThat(this.pairs.services()).containsExactly("common", "user");
		assertThat(this.pairs.ofService("user")).isEqualTo(this.pairs.ofService("user-service"))
			.isEqualTo(this.pairs.ofService("User"))
			.hasSize(2);
	}

	@Test
	void knowsClassesByTheirFiles() {
		assertThat(this.pairs.ofClass("user", "Nullable.java")).hasSize(1);
	}

	@Test
	void namesTheServicesThereAre() {
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> this.pairs.ofService("users"))
			.withMessage("'users' is no service: there are common, user.");
	}

	@Test
	void namesClassesThatAreMeantPerhaps() {
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> this.pairs.ofClass("user", "Service"))
			.withMessage("user has no class Service; there are UserService.");
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> this.pairs.ofClass("user", "Tweet"))
			.withMessage("user has no class Tweet; './tweebyte diff user' lists those it has.");
	}

}
