package io.tweebyte.docs.excerpt;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

import io.tweebyte.docs.DocsException;

/**
 * Published figures that follow from the set-up of a study, whatever the model costs: a
 * pool of connections, or a queue that grows while a test lasts.
 */
enum ClaimArithmetic {

	/**
	 * Connections; users fewer than those; the rates of two backends with them; their
	 * rates with more users. In a closed loop users by rate is the time for which a
	 * request holds its connection, and connections by that time the highest rate.
	 */
	POOL(6, 0.2) {
		@Override
		String explain(double[] figures) {
			double perUser = figures[0] / figures[1];
			double first = perUser * figures[2];
			double second = perUser * figures[3];
			return (isNear(first, figures[4]) && isNear(second, figures[5]))
					? text("%,.0f connections give %,.0f and %,.0f per second", figures[0], first, second) : NOTHING;
		}
	},

	/**
	 * Threads; places in their queue; seconds per stream; streams begun per second;
	 * seconds of the test; the 99th percentile in seconds.
	 */
	QUEUE(6, 0.05) {
		@Override
		String explain(double[] figures) {
			double capacity = figures[0] / figures[2];
			double full = (figures[0] + figures[1]) / capacity;
			double begun = 0.99 * (figures[3] - capacity) * figures[4] / capacity + figures[2];
			double computed = Math.min(begun, full);
			String cause = (begun < full) ? text("a test of %.0f s", figures[4])
					: text("a queue of %.0f places", figures[1]);
			return isNear(computed, figures[5]) ? text("%s gives %.1f s", cause, computed) : NOTHING;
		}
	},

	/** As {@link #QUEUE}, with the share that is refused at the end. */
	REFUSAL(6, 0.05) {
		@Override
		String explain(double[] figures) {
			double room = figures[0] + figures[1];
			double begun = figures[3] * figures[4];
			double refused = 1 - (figures[0] / figures[2] * figures[4] + room) / begun;
			return isNear(refused, figures[5]) ? text("threads and queue leave %.1f %%", 100 * refused) : NOTHING;
		}
	};

	private static final String NOTHING = "";

	private final int count;

	private final double tolerance;

	ClaimArithmetic(int count, double tolerance) {
		this.count = count;
		this.tolerance = tolerance;
	}

	/**
	 * Returns what explains published figures; empty when nothing here does.
	 * @param kind the kind of a claim
	 * @param figures numbers with spaces between; empty for none
	 * @throws DocsException when there are not as many as the kind needs
	 */
	static Optional<String> of(String kind, String figures) {
		if (figures.isEmpty()) {
			return Optional.empty();
		}
		ClaimArithmetic arithmetic = Arrays.stream(values())
			.filter((one) -> one.name().toLowerCase(Locale.ROOT).equals(kind))
			.findFirst()
			.orElseThrow(() -> new DocsException("no arithmetic for claims of the kind " + kind));
		double[] numbers = Arrays.stream(figures.split(" ")).mapToDouble(Double::parseDouble).toArray();
		if (numbers.length != arithmetic.count) {
			throw new DocsException("'%s' are not the %d figures of %s".formatted(figures, arithmetic.count, kind));
		}
		return Optional.of(arithmetic.explain(numbers)).filter((text) -> !text.isEmpty());
	}

	/** Returns an explanation, empty when the computed figures are not the published. */
	abstract String explain(double[] figures);

	boolean isNear(double computed, double published) {
		return Math.abs(computed - published) <= this.tolerance * published;
	}

	private static String text(String pattern, Object... values) {
		return String.format(Locale.ROOT, pattern, values);
	}

}
