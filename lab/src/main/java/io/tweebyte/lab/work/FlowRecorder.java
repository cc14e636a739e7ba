package io.tweebyte.lab.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Records which threads take and receive the items of a run, and how many are requested
 * first. Safe for use by several threads.
 */
public final class FlowRecorder {

	private final Set<Thread> takers = ConcurrentHashMap.newKeySet();

	private final Set<Thread> receivers = ConcurrentHashMap.newKeySet();

	private final AtomicLong firstRequest = new AtomicLong();

	/** Records that the calling thread takes an item. */
	public void take() {
		this.takers.add(Thread.currentThread());
	}

	/** Records that the calling thread receives an item. */
	public void receive() {
		this.receivers.add(Thread.currentThread());
	}

	/** Records a request of a subscriber. */
	public void request(long count) {
		this.firstRequest.compareAndSet(0, count);
	}

	/** Returns the first request; 0 for styles without subscribers. */
	public long firstRequest() {
		return this.firstRequest.get();
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
		if (firstRequest() != 0 && !expected.allows(firstRequest())) {
			differences.add(
					"requested %s items first instead of %s".formatted(ItemFlow.text(firstRequest()), expected.text()));
		}
		return String.join(", ", differences);
	}

}
