package io.tweebyte.driver;

import java.util.Map;

import org.apache.jmeter.samplers.SampleResult;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SliceTests {

	@Test
	void keepsItsResponseWhenARequestEndsAfterwards() {
		Slice slice = new Slice(SliceRequest.closed("follow", 1, 1000, Map.of()));

		SliceResponse response = slice.response(false);
		SampleResult sample = SampleResult.createTestSample(5);
		sample.setSuccessful(false);
		sample.setResponseCode("503");
		slice.add(sample);
		slice.addLatency(System.nanoTime());

		assertThat(response.times()).isEmpty();
		assertThat(response.failures()).isEmpty();
		assertThat(response.latencies()).isEmpty();
		assertThat(slice.response(true).failures()).isEqualTo(Map.of("503", 1));
	}

}
