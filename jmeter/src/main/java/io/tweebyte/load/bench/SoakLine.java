package io.tweebyte.load.bench;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.watch.HeldResource;
import io.tweebyte.load.watch.HeldResources.Held;

/**
 * What one process held of one resource before clients hung up, and what it holds
 * afterwards.
 *
 * @param note what was done, or what failed, and how often
 */
public record SoakLine(Model backend, String process, HeldResource resource, double before, double after, String note) {

	/**
	 * Returns a line for each resource that was held before; what is unknown afterwards
	 * is {@code NaN}.
	 */
	static List<SoakLine> of(Model backend, List<Held> before, List<Held> after) {
		List<SoakLine> lines = new ArrayList<>();
		for (Held held : before) {
			double now = after.stream()
				.filter((one) -> one.process().equals(held.process()) && one.resource() == held.resource())
				.mapToDouble(Held::amount)
				.findFirst()
				.orElse(Double.NaN);
			lines.add(new SoakLine(backend, held.process(), held.resource(), held.amount(), now, ""));
		}
		return lines;
	}

	/** Returns a line for something of which there should be none. */
	static SoakLine none(Model backend, HeldResource resource, int count, String note) {
		return new SoakLine(backend, "gateway", resource, 0, count, note);
	}

	/** Returns the most that there may be afterwards. */
	double limit() {
		return this.before + this.resource.growth();
	}

	/** Returns whether the process ends where it began. */
	boolean isGivenBack() {
		return this.after <= limit();
	}

	String problem() {
		return "%s: %s of %s: %.0f before, %.0f afterwards, at most %.0f expected%s".formatted(this.backend.label(),
				this.resource.label(), this.process, this.before, this.after, limit(),
				this.note.isEmpty() ? "" : ": " + this.note);
	}

}
