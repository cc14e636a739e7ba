package io.tweebyte.load.bench;

import io.tweebyte.load.plan.BackendName;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What the costs say in words: failures, what one backend does and another does not, and
 * the distance to the targets.
 */
public final class TweetFindings {

	/** What a window may leave on a heap: caches and pools settle within it. */
	private static final double MOST_GROWTH = 8;

	private static final double MEBIBYTE = 1024 * 1024;

	/** Of a count that should be a whole number: a lost race or two in a window. */
	private static final double SLACK = 0.01;

	private static final List<String> SERVICES = List.of("user", "tweet", "interaction");

	private TweetFindings() {
	}

	/**
	 * What went wrong, a line each; none of it when every request did what it should.
	 */
	public static List<String> failures(List<TweetCost> costs) {
		return costs.stream()
			.filter((cost) -> cost.failures() > 0)
			.map((cost) -> "%s of %s: %d of %d requests failed, the first: %s".formatted(cost.operation().label(),
					cost.contender().label(), cost.failures(), cost.requests(), cost.failure()))
			.toList();
	}

	/**
	 * Where backends differ in what must be equal: statements, calls, answers.
	 */
	public static List<String> differences(List<TweetCost> costs) {
		List<String> lines = new ArrayList<>();
		for (TweetOperation operation : TweetOperation.values()) {
			List<TweetCost> same = costs.stream().filter((cost) -> cost.operation() == operation).toList();
			same.stream().skip(1).forEach((cost) -> lines.addAll(differences(same.getFirst(), cost)));
		}
		return lines;
	}

	/**
	 * How far each operation with a target is from it, and what it is made of.
	 */
	public static List<String> targets(List<TweetCost> costs) {
		return costs.stream().filter((cost) -> cost.aboveTarget().isPresent()).map(TweetFindings::target).toList();
	}

	/**
	 * What stays on the heaps of each backend, and the most that a window has added.
	 */
	public static List<String> memory(List<TweetCost> costs) {
		Map<BackendName, TweetCost> last = new EnumMap<>(BackendName.class);
		costs.forEach((cost) -> last.put(cost.contender(), cost));
		return last.values().stream().map((cost) -> memory(cost, costs)).toList();
	}

	/**
	 * Where heaps grew with the requests, a line each; none of it when nothing stays.
	 */
	public static List<String> growth(List<TweetCost> costs) {
		List<String> lines = new ArrayList<>();
		for (TweetCost cost : costs) {
			cost.grown().forEach((service, bytes) -> {
				if (bytes / MEBIBYTE > MOST_GROWTH) {
					lines.add(format("%s of %s: %d requests left %.1f MiB on the heap of %s", cost.operation().label(),
							cost.contender().label(), cost.requests(), bytes / MEBIBYTE, service));
				}
			});
		}
		return lines;
	}

	private static String memory(TweetCost last, List<TweetCost> costs) {
		List<String> heaps = last.live()
			.entrySet()
			.stream()
			.map((entry) -> format("%s %.0f", entry.getKey(), entry.getValue() / MEBIBYTE))
			.toList();
		double most = costs.stream()
			.filter((cost) -> cost.contender() == last.contender())
			.flatMap((cost) -> cost.grown().values().stream())
			.mapToDouble(Double::doubleValue)
			.max()
			.orElse(0);
		return format("%s: on the heaps stay, in MiB: %s; the most that one kind of request has added: %.1f",
				last.contender().label(), String.join(", ", heaps), most / MEBIBYTE);
	}

	private static List<String> differences(TweetCost one, TweetCost other) {
		List<String> lines = new ArrayList<>();
		String pair = "%s: %s and %s differ in ".formatted(one.operation().label(), one.contender().label(),
				other.contender().label());
		for (String service : SERVICES) {
			if (differ(one.statements(service), other.statements(service))) {
				lines.add(pair + format("statements of %s: %.3f and %.3f", service, one.statements(service),
						other.statements(service)));
				lines.addAll(texts(one, service));
				lines.addAll(texts(other, service));
			}
		}
		if (differ(one.calls(), other.calls())) {
			lines.add(pair + format("calls: %.3f and %.3f", one.calls(), other.calls()));
		}
		if (one.requests() == other.requests() && answersDiffer(one, other)) {
			lines.add(pair + format("answers: %.1f and %.1f bytes", one.answer(), other.answer()));
		}
		return lines;
	}

	/** Answers to writes hold ids and times of the moment. */
	private static boolean answersDiffer(TweetCost one, TweetCost other) {
		boolean content = one.operation().isRead() && one.checksum() != other.checksum();
		return content || one.answer() != other.answer();
	}

	private static List<String> texts(TweetCost cost, String service) {
		return cost.statements()
			.getOrDefault(service, Map.of())
			.entrySet()
			.stream()
			.sorted(Map.Entry.comparingByKey())
			.map((entry) -> format("  %s %.3f x %.120s", cost.contender().label(), entry.getValue(), entry.getKey()))
			.toList();
	}

	private static String target(TweetCost cost) {
		double target = cost.operation().target(cost.contender()).orElseThrow();
		List<String> parts = cost.cpu()
			.entrySet()
			.stream()
			.sorted(Map.Entry.<String, Double>comparingByValue().reversed())
			.map((entry) -> format("%s %.2f", entry.getKey(), entry.getValue()))
			.toList();
		return format("%s of %s: %.2f ms, target %.1f, %s (%s)", cost.operation().label(), cost.contender().label(),
				cost.totalCpu(), target, (cost.totalCpu() <= target) ? "met" : "missed", String.join(", ", parts));
	}

	private static boolean differ(double one, double other) {
		return Math.abs(one - other) > SLACK;
	}

	private static String format(String format, Object... values) {
		return String.format(Locale.ROOT, format, values);
	}

}
