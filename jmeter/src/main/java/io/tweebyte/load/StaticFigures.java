package io.tweebyte.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.apache.commons.statistics.descriptive.Median;

/**
 * What a service costs before it is asked anything, as in the study's Table 4.
 *
 * @param contender the backend
 * @param service {@code gateway}, {@code user}, {@code tweet} or {@code interaction}
 * @param startMillis from the start of the process, beside those of the other services,
 * until it is ready, in milliseconds: the median of all starts
 * @param heapIdle heap in use after a collection, in bytes; {@code NaN}, like all that
 * follow, where it is not known
 * @param resident memory that the process holds of the machine's, in bytes
 * @param jar size of the service's jar, in bytes
 * @param classes how many classes are loaded
 * @param starts the time of every start, in milliseconds, in the order of starting: its
 * least and greatest say how much the median is worth
 */
public record StaticFigures(Contender contender, String service, double startMillis, double heapIdle, double resident,
		double jar, double classes, List<Double> starts) {

	/**
	 * Takes over records of earlier versions, which know of one start.
	 */
	public StaticFigures {
		starts = List.copyOf(Objects.requireNonNullElse(starts, List.of(startMillis)));
	}

	/**
	 * Those of the first start.
	 */
	public StaticFigures(Contender contender, String service, double startMillis, double heapIdle, double resident,
			double jar, double classes) {
		this(contender, service, startMillis, heapIdle, resident, jar, classes, List.of(startMillis));
	}

	/**
	 * The same after one more start.
	 * @param millis how long that took
	 */
	StaticFigures startedAgain(double millis) {
		List<Double> all = new ArrayList<>(this.starts);
		all.add(millis);
		double median = Median.withDefaults().evaluate(all.stream().mapToDouble(Double::doubleValue).toArray());
		return new StaticFigures(this.contender, this.service, median, this.heapIdle, this.resident, this.jar,
				this.classes, all);
	}

}
