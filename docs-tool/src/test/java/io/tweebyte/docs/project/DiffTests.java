package io.tweebyte.docs.project;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import io.tweebyte.docs.diff.Cell;
import io.tweebyte.docs.diff.Comparison;
import io.tweebyte.docs.diff.Pair;
import io.tweebyte.docs.diff.Pairs;
import io.tweebyte.docs.diff.Row;
import io.tweebyte.docs.diff.Side;
import io.tweebyte.docs.diff.ThreeWay;
import io.tweebyte.docs.diff.ThreeWayRow;

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

	@Test
	void showsEveryLineOfThreeColumnsOnce() {
		Map<String, Pair> virtual = Pairs.of(this.project, new TreePair(Tree.ASYNC, Tree.VIRTUAL))
			.all()
			.stream()
			.filter(Pair::isWhole)
			.collect(Collectors.toMap(Pair::left, Function.identity()));
		for (Pair reactive : Pairs.of(this.project, new TreePair(Tree.ASYNC, Tree.REACTIVE)).all()) {
			Pair other = virtual.get(reactive.left());
			if (reactive.isWhole() && other != null) {
				List<ThreeWayRow> rows = ThreeWay.rows(Comparison.of(this.project, other).rows(),
						Comparison.of(this.project, reactive).rows());
				assertThat(column(rows, ThreeWayRow::async)).as(reactive.path()).isEqualTo(lines(reactive, Tree.ASYNC));
				assertThat(column(rows, ThreeWayRow::virtual)).as(reactive.path())
					.containsExactlyInAnyOrderElementsOf(lines(other, Tree.VIRTUAL));
				assertThat(column(rows, ThreeWayRow::reactive)).as(reactive.path())
					.containsExactlyInAnyOrderElementsOf(lines(reactive, Tree.REACTIVE));
			}
		}
	}

	private static List<String> column(List<ThreeWayRow> rows, Function<ThreeWayRow, Cell> cell) {
		return rows.stream().map(cell).map(Cell::side).filter(Side::exists).map(Side::text).toList();
	}

	private static List<String> shown(List<Row> rows, Function<Row, Side> side) {
		return rows.stream().filter((row) -> !row.isNote()).map(side).filter(Side::exists).map(Side::text).toList();
	}

	private List<String> lines(Pair pair, Tree tree) {
		return pair.isIn(tree) ? this.project.read(pair.path(tree)).lines().toList() : List.of();
	}

}
