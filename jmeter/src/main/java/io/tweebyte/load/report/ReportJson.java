package io.tweebyte.load.report;

import java.util.List;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.load.Environment;
import io.tweebyte.load.RunRecord;
import io.tweebyte.load.StaticFigures;
import io.tweebyte.load.Timing;
import io.tweebyte.load.Via;

/**
 * The figures of a report as JSON, with the environment, so that a later run can be
 * compared with it.
 *
 * @param runs where and how they were made
 * @param standing how far the figures may be trusted
 * @param findings in words
 * @param changes between two runs
 * @param bands what backends differ by from themselves
 * @param levels the figures
 * @param comparisons the ratios
 * @param tests on primary levels
 */
record ReportJson(List<RunHead> runs, List<String> standing, List<Findings.Finding> findings, RunChanges changes,
		List<Band> bands, List<Level> levels, List<Compared> comparisons, List<PrimaryTest> tests) {

	private static final JsonMapper JSON = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

	static String of(Report report) {
		Findings findings = new Findings(report);
		return JSON.writeValueAsString(new ReportJson(report.runs().stream().map(RunHead::of).toList(),
				findings.standing(), findings.findings(), report.changes(), report.bands(), report.levels(),
				report.comparisons().stream().map(Compared::of).toList(), report.tests()));
	}

	/**
	 * A run without its cells.
	 *
	 * @param name its name
	 * @param preset the preset's name
	 * @param seed of order and bootstrap
	 * @param scale how much data there was
	 * @param timing the course of every cell
	 * @param via where requests entered
	 * @param state how far it came
	 * @param remarks on all its cells
	 * @param environment where and with what
	 * @param statics what services cost before they are asked
	 * @param tried how many cells were tried
	 * @param counted how many of them count
	 */
	record RunHead(String name, String preset, long seed, String scale, Timing timing, Via via, RunRecord.State state,
			List<String> remarks, Environment environment, List<StaticFigures> statics, int tried, long counted) {

		static RunHead of(Run run) {
			RunRecord record = run.record();
			return new RunHead(run.name(), record.preset(), record.seed(), record.scale(), record.timing(),
					record.via(), record.state(), record.remarks(), record.environment(), record.statics(),
					record.cells().size(), record.cells().stream().filter((result) -> result.counts()).count());
		}

	}

	/**
	 * A comparison by its name.
	 *
	 * @param key as in the page and the CSV file
	 * @param words what may be said of it
	 * @param comparison the figures
	 */
	record Compared(String key, String words, Comparison comparison) {

		static Compared of(Comparison comparison) {
			return new Compared(Keys.of(comparison), comparison.words(), comparison);
		}

	}

}
