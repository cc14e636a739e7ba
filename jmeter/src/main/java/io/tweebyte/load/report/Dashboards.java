package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.load.Cell;
import io.tweebyte.load.CellResult;
import io.tweebyte.load.jmeter.Dashboard;

/**
 * JMeter's own pages of the cells of a run, which a report links where they are.
 */
public final class Dashboards {

	private Dashboards() {
	}

	/**
	 * Makes those that are missing, of all cells whose samples are still there.
	 * @param folder the run's folder
	 * @param dashboard makes one
	 * @param progress is told what is being made
	 * @throws ReportException when there is no such run
	 * @throws InterruptedException when interrupted; what is made so far is kept
	 */
	public static void make(Path folder, Dashboard dashboard, Consumer<String> progress)
			throws ReportException, InterruptedException {
		Run run = RunReader.read(folder);
		List<Cell> cells = run.record()
			.cells()
			.stream()
			.map(CellResult::cell)
			.filter((cell) -> Files.exists(samples(run, cell)) && !Files.exists(page(run, cell)))
			.toList();
		progress.accept("%d of %d cells have samples and no page of JMeter's yet".formatted(cells.size(),
				run.record().cells().size()));
		int made = 0;
		for (Cell cell : cells) {
			progress.accept("%3d/%d  %s".formatted(++made, cells.size(), made(run, cell, dashboard)));
		}
	}

	/** Samples that JMeter makes nothing of keep no other page from being made. */
	private static String made(Run run, Cell cell, Dashboard dashboard) throws InterruptedException {
		try {
			dashboard.make(samples(run, cell), page(run, cell).getParent());
			return cell.name();
		}
		catch (IOException ex) {
			return ex.getMessage();
		}
	}

	/** Where the page of a cell is, if there is one. */
	static Path page(Run run, Cell cell) {
		return run.cell(cell).resolve("dashboard/index.html");
	}

	private static Path samples(Run run, Cell cell) {
		return run.cell(cell).resolve("samples.jtl");
	}

}
