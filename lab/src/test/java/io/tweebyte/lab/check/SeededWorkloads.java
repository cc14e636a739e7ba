package io.tweebyte.lab.check;

import java.util.SequencedMap;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.work.Style;

import static java.util.List.of;

/** Workloads with a fault. */
final class SeededWorkloads {

	private SeededWorkloads() {
	}

	/** Returns a workload with other styles. */
	static Workload with(Workload workload, SequencedMap<Style, Preparation> styles) {
		return new Workload(workload.name(), workload.level(), workload.unit(), workload.equal(), workload.units(),
				workload.flow(), workload.signals(), styles);
	}

	/** Returns how the last style differs from the first one. */
	static String difference(Workload workload, SequencedMap<Style, Preparation> styles, Sources sources) {
		return Check.of(of(with(workload, styles)), sources).getLast().difference();
	}

}
