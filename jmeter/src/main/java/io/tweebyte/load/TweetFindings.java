package io.tweebyte.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What the costs say in words: failures, what one backend does and another does not, and
 * the distance to the targets.
 */
final class TweetFindings {

	/** Of a count that should be a whole number: a lost race or two in a window. */
	private static final double SLACK = 0.01;

	private static final List<String> SERVICES = List.of("user", "tweet", "interaction");

	private TweetFindings() {
	}

	/**
	 * What went wrong, a line each; none of it when every request did what it should.
	 */
	static List<String> failures(List<TweetCost> costs) {
		return costs.stream()
			.filter((cost) -> cost.failures() > 0)
			.map((cost) -> "%s of %s: %d of %d requests failed, the first: %s".formatted(cost.operation().label(),
					cost.contender().label(), cost.failures(), cost.requests(), cost.failure()))
			.toList();
	}

	/**
	 * Where backends differ in what must be equal: statements, calls, answers.
	 */
	static List<String> differences(List<TweetCost> costs) {
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
	static List<String> targets(List<TweetCost> costs) {
		return costs.stream().filter((cost) -> cost.aboveTarget().isPresent()).map(TweetFindings::target).toList();
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
