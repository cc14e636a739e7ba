package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.WorkRecord;
import org.apache.commons.statistics.descriptive.Variance;

/**
 * Whether backends do the same for a request, by what was counted: otherwise their cost
 * is not compared.
 *
 * @param work with the bytes of the slices
 * @param slices of all phases
 */
public record EqualWork(List<WorkRecord> work, List<SliceRecord> slices) {

	/** Responses differ by names and texts. */
	private static final double TOLERANCE = 0.02;

	/** Parts of a session have shares that few sessions meet only roughly. */
	private static final double TOLERANCE_OF_SESSIONS = 0.1;

	/** Of requests that the gateway or a service of the backend must have handled. */
	private static final double LEAST_HANDLED = 0.5;

	/** Calls per request of a service that each request needs. */
	private static final double ALWAYS = 0.9;

	/** With fewer calls per request their statements are not compared. */
	private static final double RARELY = 0.05;

	/** Standard errors that chance is allowed, where requests differ by their data. */
	private static final double ERRORS = 3;

	/**
	 * Returns in what two backends differ on average over starts, with both figures;
	 * empty when they do equal work, as far as it was counted. A start counts some
	 * hundred requests, which differ by what they are about.
	 */
	public Optional<String> difference(Block block, String backend, String reference) {
		List<WorkRecord> own = counts(block, backend);
		List<WorkRecord> other = counts(block, reference);
		if (own.isEmpty() || other.isEmpty()) {
			return Optional.empty();
		}
		double chance = ERRORS * Math.hypot(bytesError(block, backend), bytesError(block, reference));
		List<String> differences = differences(WorkRecord.mean(own), WorkRecord.mean(other),
				tolerance(block.scenario()), chance);
		return differences.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", differences));
	}

	private double bytesError(Block block, String backend) {
		double[] bytes = this.slices.stream()
			.filter((slice) -> slice.phase() == Phase.MEASURED && slice.block().equals(block.name())
					&& slice.backend().equals(backend) && slice.load().requests() > 0)
			.mapToDouble((slice) -> (double) slice.load().bytes() / slice.load().requests())
			.toArray();
		return (bytes.length < 2) ? 0 : Math.sqrt(Variance.of(bytes).getAsDouble() / bytes.length);
	}

	/**
	 * Returns whether another backend handled the requests meant for this one; unknown,
	 * and so not, where its gateway was not counted.
	 */
	public boolean isMisdirected(Block block, String backend) {
		return counts(block, backend).stream()
			.filter((count) -> count.calls().containsKey("gateway"))
			.anyMatch((count) -> count.calls().values().stream().allMatch((calls) -> calls < LEAST_HANDLED));
	}

	private List<WorkRecord> counts(Block block, String backend) {
		return this.work.stream()
			.filter((count) -> count.block().equals(block.name()) && count.backend().equals(backend))
			.toList();
	}

	public static boolean isEqual(List<WorkRecord> counts, double tolerance) {
		return counts.stream()
			.allMatch((one) -> counts.stream().allMatch((other) -> differences(one, other, tolerance, 0).isEmpty()));
	}

	/**
	 * Returns in what two counts differ.
	 * @param chance bytes per request by which responses may differ
	 */
	static List<String> differences(WorkRecord own, WorkRecord other, double tolerance, double chance) {
		List<String> differences = new ArrayList<>();
		Set<String> services = new TreeSet<>(own.calls().keySet());
		services.retainAll(other.calls().keySet());
		boolean isCounted = !own.statements().isEmpty() && !other.statements().isEmpty();
		if (isCounted && !services.containsAll(own.statements().keySet())) {
			note(differences, "SQL statements per request", own, own.allStatements(), other, other.allStatements(),
					tolerance);
		}
		for (String service : services) {
			String name = service.equals("gateway") ? "gateway" : service + " service";
			double calls = own.calls().get(service);
			double otherCalls = other.calls().get(service);
			// whether a request needs the service at all may depend on its data
			boolean isSome = Math.max(calls, otherCalls) < ALWAYS;
			if (!isSome || Math.abs(calls - otherCalls) > chanceOfCalls(own, calls, other, otherCalls)) {
				note(differences, "calls of the " + name + " per request", own, calls, other, otherCalls, tolerance);
			}
			if (isCounted && own.statements().containsKey(service) && Math.min(calls, otherCalls) > RARELY) {
				note(differences, "SQL statements per call of the " + name, own, own.statements().get(service) / calls,
						other, other.statements().get(service) / otherCalls,
						isSome ? TOLERANCE_OF_SESSIONS : tolerance);
			}
		}
		if (Math.abs(own.bytes() - other.bytes()) > chance) {
			note(differences, "bytes per request", own, own.bytes(), other, other.bytes(), tolerance);
		}
		return differences;
	}

	/**
	 * As of a count of rare events: of a Poisson distribution, whose variance is its
	 * mean.
	 */
	private static double chanceOfCalls(WorkRecord own, double calls, WorkRecord other, double otherCalls) {
		int requests = own.requests() + other.requests();
		double mean = (calls * own.requests() + otherCalls * other.requests()) / requests;
		return ERRORS * Math.sqrt(mean / own.requests() + mean / other.requests());
	}

	/** Returns the tolerated difference of figures per request, as a share of them. */
	public static double tolerance(Scenario scenario) {
		return (scenario == Scenario.MIXED) ? TOLERANCE_OF_SESSIONS : TOLERANCE;
	}

	private static void note(List<String> differences, String what, WorkRecord own, double figure, WorkRecord other,
			double reference, double tolerance) {
		double tolerated = Math.max(tolerance, tolerance * Math.max(figure, reference));
		if (Math.abs(figure - reference) > tolerated) {
			differences.add(String.format(Locale.ROOT, "%.2f %s in %s, %.2f in %s", reference, what, other.backend(),
					figure, own.backend()));
		}
	}

}
