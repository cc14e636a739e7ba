package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.judge.BlockCost;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.plan.Block;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.template.Templates;

import static io.tweebyte.measuring.table.Column.column;

/** The study's throughput and times beside those of a run, in a closed model. */
final class StudyFigures {

	private static final String ASYNC = "async";

	private static final String REACTIVE = "reactive";

	private static final double P90 = 90;

	private StudyFigures() {
	}

	/** Returns a row for each block that both have. */
	static Table<Row> table(RunResult result) {
		List<Map<String, String>> study = CsvTable.read(Templates.text(StudyFigures.class, "load.csv"));
		List<Row> rows = new ArrayList<>();
		for (Block block : result.blocks()) {
			Optional<Map<String, String>> async = study(study, block, ASYNC);
			Optional<Map<String, String>> reactive = study(study, block, REACTIVE);
			Optional<BlockCost> ourAsync = ours(result, block, ASYNC);
			Optional<BlockCost> ourReactive = ours(result, block, REACTIVE);
			if (async.isPresent() && reactive.isPresent() && ourAsync.isPresent() && ourReactive.isPresent()) {
				rows.add(new Row(block, async.get(), reactive.get(), ourAsync.get(), ourReactive.get()));
			}
		}
		return new Table<>("", List.of(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT),
				column("users", (row) -> row.block().users(), Format.COUNT),
				column("study: async requests/s", (row) -> row.study(ASYNC, "requests_per_s"), Format.MILLIS),
				column("reactive", (row) -> row.study(REACTIVE, "requests_per_s"), Format.MILLIS),
				column("ratio", (row) -> row.study(REACTIVE, "requests_per_s") / row.study(ASYNC, "requests_per_s"),
						Format.RATIO),
				column("ours: async requests/s", (row) -> row.ourAsync().throughput(), Format.MILLIS),
				column("reactive", (row) -> row.ourReactive().throughput(), Format.MILLIS),
				column("ratio", (row) -> row.ourReactive().throughput() / row.ourAsync().throughput(), Format.RATIO),
				column("study: async p90 ms", (row) -> row.study(ASYNC, "p90_ms"), Format.COUNT),
				column("reactive", (row) -> row.study(REACTIVE, "p90_ms"), Format.COUNT),
				column("ours: async p90 ms", (row) -> row.ourAsync().percentile(P90), Format.COUNT),
				column("reactive", (row) -> row.ourReactive().percentile(P90), Format.COUNT)), rows);
	}

	private static Optional<Map<String, String>> study(List<Map<String, String>> study, Block block, String backend) {
		return study.stream()
			.filter((row) -> row.get("scenario").equals(block.scenario().label())
					&& row.get("users").equals(Integer.toString(block.users())) && row.get("backend").equals(backend))
			.findFirst();
	}

	private static Optional<BlockCost> ours(RunResult result, Block block, String backend) {
		return result.costs()
			.stream()
			.filter((cost) -> cost.block().equals(block) && cost.backend().equals(backend) && cost.requests() > 0)
			.findFirst();
	}

	/**
	 * A block of both.
	 *
	 * @param async what the study has of it, by the names of its columns
	 */
	record Row(Block block, Map<String, String> async, Map<String, String> reactive, BlockCost ourAsync,
			BlockCost ourReactive) {

		double study(String backend, String figure) {
			return Double.parseDouble((backend.equals(ASYNC) ? this.async : this.reactive).get(figure));
		}

	}

}
