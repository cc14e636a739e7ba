package io.tweebyte.load.profile;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.measuring.profile.TimeSpan;

/** Notes when slices ran. */
final class TimedSender implements SliceSender {

	private final SliceSender sender;

	private final List<TimeSpan> spans = new ArrayList<>();

	TimedSender(SliceSender sender) {
		this.sender = sender;
	}

	@Override
	public SliceResponse run(SliceRequest request) throws IOException {
		Instant begin = Instant.now();
		SliceResponse response = this.sender.run(request);
		this.spans.add(new TimeSpan(begin, Instant.now().plus(ProcessMeter.SETTLE)));
		return response;
	}

	/** Returns the spans since the last call, in the order of the slices. */
	List<TimeSpan> take() {
		List<TimeSpan> taken = List.copyOf(this.spans);
		this.spans.clear();
		return taken;
	}

	@Override
	public long pid() {
		return this.sender.pid();
	}

}
