package io.tweebyte.docs.project;

import java.util.List;
import java.util.function.Function;

import org.junit.jupiter.api.Test;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import io.tweebyte.docs.diff.Comparison;
import io.tweebyte.docs.diff.Pair;
import io.tweebyte.docs.diff.Pairs;
import io.tweebyte.docs.diff.Row;
import io.tweebyte.docs.diff.Side;

import static org.assertj.core.api.Assertions.assertThat;

class DiffTests {

	private final Project project = Project.current();

	@Test
	void showsEveryLineOfEveryPairOnce() {
		for (TreePair trees : TreePair.CHECKED) {
			for (Pair pair : Pairs.of(this.project, trees).all()) {
				List<Row> rows = Comparison.of(this.project, pair).rows();
				assertThat(shown(rows, Row::left)).as(pair.path()).isEqualTo(lines(pair, trees.left()));
				assertThat(shown(rows, Row::right)).as(pair.path())
					.containsExactlyInAnyOrderElementsOf(lines(pair, trees.right()));
			}
		}
	}

	private static List<String> shown(List<Row> rows, Function<Row, Side> side) {
		return rows.stream().filter((row) -> !row.isNote()).map(side).filter(Side::exists).map(Side::text).toList();
	}

	private List<String> lines(Pair pair, Tree tree) {
		return pair.isIn(tree) ? this.project.read(pair.path(tree)).lines().toList() : List.of();
	}

}
