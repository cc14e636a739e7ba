package io.tweebyte.lab.work;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/**
 * Records which threads take and receive the items of a run, how many are requested
 * first, and in which style the code runs. Safe for use by several threads.
 */
public final class FlowRecorder implements Observer {

	private final Set<Thread> takers = ConcurrentHashMap.newKeySet();

	private final Set<Thread> receivers = ConcurrentHashMap.newKeySet();

	private final Set<Style> styles = Collections.synchronizedSet(EnumSet.noneOf(Style.class));

	private final AtomicLong firstRequest = new AtomicLong();

	private final AtomicLong atOnce = new AtomicLong();

	private final AtomicLong handedOff = new AtomicLong();

	private final AtomicLong committed = new AtomicLong();

	private final StyleTrace trace;

	/**
	 * Creates a recorder of runs on the calling thread.
	 * @param caller the class that runs styles
	 */
	public FlowRecorder(Class<?> caller) {
		this.trace = new StyleTrace(caller, Thread.currentThread());
	}

	/** Records that the calling thread takes an item. */
	public void take() {
		if (this.takers.add(Thread.currentThread())) {
			see();
		}
	}

	/** Records that the calling thread receives an item. */
	public void receive() {
		if (this.receivers.add(Thread.currentThread())) {
			see();
		}
	}

	/** Records a request of a subscriber. */
	public void request(long count) {
		this.firstRequest.compareAndSet(0, count);
	}

	@Override
	public void see() {
		this.styles.addAll(this.trace.styles());
	}

	@Override
	public void ran(Style style) {
		this.styles.add(style);
	}

	@Override
	public void atOnce(long most) {
		this.atOnce.set(most);
	}

	@Override
	public void handedOff(long count) {
		this.handedOff.set(count);
	}

	@Override
	public void committed(long count) {
		this.committed.set(count);
	}

	/** Returns the figures that are recorded. */
	public Recorded recorded() {
		return new Recorded(this.firstRequest.get(), this.atOnce.get(), this.handedOff.get(), this.committed.get());
	}

	/**
	 * Returns how the style of the code differs from its label; empty when it does not.
	 */
	public String differenceTo(Style label) {
		Set<Style> others = EnumSet.noneOf(Style.class);
		others.addAll(this.styles);
		if (label != Style.LOOP) {
			// any style may take its items on the thread that calls it
			others.remove(Style.LOOP);
		}
		return others.equals(Set.of(label)) ? "" : "ran as " + (others.isEmpty() ? "plain code"
				: others.stream().map(Style::label).collect(Collectors.joining(" and ")));
	}

	/** Returns how the flow differs from what is expected; empty when it does not. */
	public String differenceTo(ItemFlow expected) {
		List<String> differences = new ArrayList<>();
		if (this.takers.size() != 1) {
			differences.add("took items on %d threads instead of 1".formatted(this.takers.size()));
		}
		if (this.receivers.size() != 1) {
			differences.add("received items on %d threads instead of 1".formatted(this.receivers.size()));
		}
		if (this.takers.equals(this.receivers) == expected.isHandedOff()) {
			differences.add(expected.isHandedOff() ? "received items on the thread that takes them"
					: "received items on another thread than the one that takes them");
		}
		long requested = this.firstRequest.get();
		if (requested != 0 && !expected.allows(requested)) {
			differences
				.add("requested %s items first instead of %s".formatted(ItemFlow.text(requested), expected.text()));
		}
		return String.join(", ", differences);
	}

}
