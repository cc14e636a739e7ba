package io.tweebyte.load.report;

import java.util.List;

/**
 * What the page's template is filled with.
 *
 * @param title of the page
 * @param subtitle where and when
 * @param runs the runs, with what is said of all their cells
 * @param standing how far the figures may be trusted
 * @param findings by scenario
 * @param matrices one a pair
 * @param matrixPrint the fine print of the matrices
 * @param scenarios one section a scenario
 * @param statics the study's Table 4 and ours, one a run
 * @param overload the overload cells; may have no row
 * @param statistics ratios with intervals; may have no row
 * @param tests on primary levels; may have no row
 * @param untested why there are fewer tests than scenarios, empty when there are not
 * @param cells all cells, one table a run
 * @param bad charts of cells that do not count
 * @param limits the services' settings, by run
 * @param shapes of the texts in charts
 * @param undrawn why charts are missing, empty when none is
 */
record PageModel(String title, String subtitle, List<RunView> runs, List<String> standing,
		List<Findings.Finding> findings, List<Table> matrices, String matrixPrint, List<ScenarioView> scenarios,
		List<Table> statics, Table overload, Table statistics, Table tests, String untested, List<Table> cells,
		List<Picture> bad, List<RunView> limits, String shapes, String undrawn) {

	boolean hasStatics() {
		return this.statics.stream().anyMatch((table) -> !table.isEmpty());
	}

	boolean hasOverload() {
		return !this.overload.isEmpty();
	}

	boolean hasStatistics() {
		return !this.statistics.isEmpty();
	}

	boolean hasTests() {
		return !this.tests.isEmpty();
	}

	boolean hasBad() {
		return !this.bad.isEmpty();
	}

	/**
	 * A run.
	 *
	 * @param name its name
	 * @param text what is said of it
	 */
	record RunView(String name, String text) {
	}

	/**
	 * The section of a scenario.
	 *
	 * @param label its name
	 * @param models closed and open, as far as measured
	 * @param print the fine print of its charts
	 */
	record ScenarioView(String label, List<ModelView> models, String print) {
	}

	/**
	 * A scenario in one model.
	 *
	 * @param title what its charts are over
	 * @param pictures figures over levels
	 * @param print the fine print of its charts
	 * @param figures the same as a table, and more
	 * @param cpu CPU by process
	 * @param levels what happened at each level
	 */
	record ModelView(String title, List<Picture> pictures, String print, Table figures, Table cpu,
			List<LevelView> levels) {

		boolean hasCpu() {
			return !this.cpu.isEmpty();
		}

	}

	/**
	 * A level in detail.
	 *
	 * @param title the load
	 * @param pictures seconds and percentiles
	 * @param print the fine print
	 * @param dashboards links to JMeter's own pages
	 */
	record LevelView(String title, List<Picture> pictures, String print, List<Link> dashboards) {
	}

	/**
	 * A link.
	 *
	 * @param text what it says
	 * @param href where it leads, from the page
	 */
	record Link(String text, String href) {
	}

}
