package io.tweebyte.load.record;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.load.plan.RunOrder;

public record RunRecord(RunOrder order, Conditions conditions, List<StartRecord> starts, List<String> remarks) {

	/** Returns the record with one more start, in place of one with its number. */
	public RunRecord with(StartRecord start) {
		List<StartRecord> all = new ArrayList<>(this.starts);
		all.removeIf((one) -> one.start() == start.start());
		all.add(start);
		return new RunRecord(this.order, this.conditions, all, this.remarks);
	}

	/** Returns the record of a run that ends with the starts it has. */
	public RunRecord shortened(String remark) {
		List<String> all = new ArrayList<>(this.remarks);
		all.add(remark);
		return new RunRecord(this.order.withStarts(this.starts.size()), this.conditions, this.starts, all);
	}

	public boolean isComplete(int start) {
		return this.starts.stream().anyMatch((one) -> one.start() == start && one.complete());
	}

	/** Returns how many starts of all backends were measured to their end. */
	public long measured() {
		return this.starts.stream().filter(StartRecord::complete).count() / this.order.parts();
	}

	public boolean complete() {
		return measured() >= this.order.starts();
	}

}
