package io.tweebyte.checks.coverage;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

import org.jacoco.core.analysis.IBundleCoverage;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;

/**
 * A module and how much of it was run.
 *
 * @param name the module, from the root
 * @param bundle what JaCoCo found in its classes
 */
record CoverageUnit(String name, IBundleCoverage bundle) {

	private static final int ENOUGH = 5;

	/** Share of the lines that ran, 0..1. */
	double lines() {
		return ratio(this.bundle.getLineCounter());
	}

	/** Share of the branches that ran, 0..1; 1 where there is none. */
	double branches() {
		return ratio(this.bundle.getBranchCounter());
	}

	int classes() {
		return this.bundle.getClassCounter().getTotalCount();
	}

	/** The classes that miss most, as a hint where to add tests. */
	List<String> weakest() {
		return this.bundle.getPackages()
			.stream()
			.flatMap((group) -> group.getClasses().stream())
			.filter((type) -> missed(type) > 0)
			.sorted(Comparator.comparingInt(CoverageUnit::missed).reversed())
			.limit(ENOUGH)
			.map((type) -> type.getName().substring(type.getName().lastIndexOf('/') + 1) + " ("
					+ type.getLineCounter().getMissedCount() + " lines, " + type.getBranchCounter().getMissedCount()
					+ " branches)")
			.toList();
	}

	/** The unit as a line of the table. */
	String row() {
		return String.format(Locale.ROOT, "%-28s %7d %8d %7.1f %% %8d %7.1f %%", this.name, classes(),
				this.bundle.getLineCounter().getTotalCount(), 100 * lines(),
				this.bundle.getBranchCounter().getTotalCount(), 100 * branches());
	}

	private static int missed(IClassCoverage type) {
		return type.getLineCounter().getMissedCount() + type.getBranchCounter().getMissedCount();
	}

	private static double ratio(ICounter counter) {
		return (counter.getTotalCount() == 0) ? 1 : counter.getCoveredRatio();
	}

}
