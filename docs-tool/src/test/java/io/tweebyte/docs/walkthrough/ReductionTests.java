package io.tweebyte.docs.walkthrough;

import java.nio.file.Path;
import java.util.SortedMap;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

class ReductionTests {

	@TempDir
	private Path root;

	private SmallProject trees;

	@BeforeEach
	void service() {
		this.trees = new SmallProject(this.root)
			.write("reactive/user-service/src/Talk.java", "class Talk {\n\n\tint one;\n\n\tint two;\n\n}\n")
			.write("reactive/user-service/src/notes.txt", "one\ntwo\n")
			.write("reactive/user-service/src/Gone.java", "class Gone {\n}\n")
			.write("reactive/user-service/target/Built.txt", "");
	}

	@Test
	void doesWhatTheListSays() {
		this.trees.write("docs/walkthrough/added/reactive/src/Added.java", "class Added {\n}\n")
			.write("docs/walkthrough/added/all/src/Same.java", "class Same {\n}\n");

		SortedMap<String, String> reduced = reduced("""
				# a comment
				drop src/Gone.*
				add src/Added.java
				add src/Same.java
				in src/Talk.java
				  cut one
				  for async virtual
				  cut two
				in src/Other.java async virtual
				  cut three
				in src/notes.txt
				  for all
				  replace
				two
				  by
				three
				  end
				""");

		assertThat(reduced).containsOnlyKeys("src/Added.java", "src/Same.java", "src/Talk.java", "src/notes.txt")
			.containsEntry("src/Same.java", "class Same {\n}\n")
			.containsEntry("src/Talk.java", "class Talk {\n\n\tint two;\n\n}\n")
			.containsEntry("src/notes.txt", "one\nthree\n");
	}

	@Test
	void takesWhatTheTreeShares() {
		this.trees.write("async/user-service/pom.xml", "<own/>\n")
			.write("async/user-service/src/Own.java", "class Own {\n}\n")
			.write("servlet/user-service/pom.xml", "<shared/>\n")
			.write("servlet/user-service/src/Shared.java", "class Shared {\n}\n")
			.write(Reduction.LIST, "drop src/Own.java\n");

		assertThat(Reduction.of(new Project(this.root), Tree.ASYNC)).containsExactly(entry("pom.xml", "<own/>\n"),
				entry("src/Shared.java", "class Shared {\n}\n"));
	}

	@Test
	void refusesAListThatTheTreeHasMovedAwayFrom() {
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> reduced("drop src/None.java"))
			.withMessageContaining("no file src/None.java to drop in reactive");
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> reduced("in src/None.java"))
			.withMessageContaining("there is no src/None.java");
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> reduced("in src/Talk.java\ncut three"))
			.withMessage("src/Talk.java has no member three");
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> reduced("shorten src/Talk.java"))
			.withMessageContaining("there is no command shorten");
	}

	private SortedMap<String, String> reduced(String list) {
		this.trees.write(Reduction.LIST, list);
		return Reduction.of(new Project(this.root), Tree.REACTIVE);
	}

}
