package io.tweebyte.load.record;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;

/**
 * How backends became warm.
 *
 * @param users how many were simulated
 * @param rounds how many rounds the scenario had that took the longest
 * @param limit seconds that it might take; 0 where that is unknown
 * @param warmths of each backend in each scenario
 * @param changing backends whose figures still changed at the limit, in runs of the past
 * that judged all scenarios together
 */
public record WarmUpRecord(int users, int rounds, double seconds, Double limit, List<Warmth> warmths,
		List<String> changing) {

	/** Runs of the past have none of what came later. */
	public WarmUpRecord {
		limit = (limit != null) ? limit : 0;
		warmths = (warmths != null) ? warmths : List.of();
		changing = (changing != null) ? changing : List.of();
	}

	public WarmUpRecord(int users, int rounds, double seconds, double limit, List<Warmth> warmths) {
		this(users, rounds, seconds, limit, warmths, List.of());
	}

	/** Returns a line about it, with as many details as a terminal has room for. */
	public String line() {
		List<Warmth> cold = this.warmths.stream().filter((one) -> one.warmAfter() == 0).toList();
		return String.format(Locale.ROOT, "%s after %d rounds of %d users, %.0f of at most %.0f s",
				cold.isEmpty() ? "warm" : "not yet warm (" + details(cold) + ")", this.rounds, this.users, this.seconds,
				this.limit);
	}

	private String details(List<Warmth> cold) {
		if (cold.size() == 1) {
			return cold.getFirst().line();
		}
		DoubleSummaryStatistics jit = cold.stream().mapToDouble(Warmth::jit).summaryStatistics();
		return String.format(Locale.ROOT, "%d of %d, JIT %.0f to %.0f %%", cold.size(), this.warmths.size(),
				100 * jit.getMin(), 100 * jit.getMax());
	}

	/**
	 * How far a backend had come in a scenario when its warm-up ended.
	 *
	 * @param block the scenario and its users
	 * @param rounds that it had
	 * @param warmAfter the round from which on all its figures were flat; 0 when they
	 * were not
	 * @param cpuChange of CPU per request over the latest rounds, as a share; {@code NaN}
	 * after too few rounds
	 * @param allocationChange of allocation per request, likewise
	 * @param jit seconds of JIT compilation per second of load and core
	 */
	public record Warmth(String block, String backend, int rounds, int warmAfter, double cpuChange,
			double allocationChange, double jit) {

		private String line() {
			String changes = Double.isNaN(this.cpuChange) ? "too few rounds" : String.format(Locale.ROOT,
					"CPU %+.0f %%, allocation %+.0f %%", 100 * this.cpuChange, 100 * this.allocationChange);
			return String.format(Locale.ROOT, "%s %s: %s, JIT %.0f %%", this.block, this.backend, changes,
					100 * this.jit);
		}

	}

}
