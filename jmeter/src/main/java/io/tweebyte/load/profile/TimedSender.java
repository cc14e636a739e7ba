package io.tweebyte.load.profile;

import java.io.IOException;
import java.time.Instant;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.measuring.profile.TimeSpan;

/** Notes when slices ran. */
final class TimedSender implements SliceSender {

	private final SliceSender sender;

	private final Map<SliceResponse, TimeSpan> spans = new IdentityHashMap<>();

	TimedSender(SliceSender sender) {
		this.sender = sender;
	}

	@Override
	public SliceResponse run(SliceRequest request) throws IOException {
		Instant begin = Instant.now();
		SliceResponse response = this.sender.run(request);
		this.spans.put(response, new TimeSpan(begin, Instant.now().plus(ProcessMeter.SETTLE)));
		return response;
	}

	/** Returns when slices ran. */
	List<TimeSpan> spans(List<SliceRecord> slices) {
		return slices.stream().map((slice) -> this.spans.get(slice.load())).toList();
	}

	@Override
	public long pid() {
		return this.sender.pid();
	}

}
