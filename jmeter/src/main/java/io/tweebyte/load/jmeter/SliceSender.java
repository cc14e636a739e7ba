package io.tweebyte.load.jmeter;

import java.io.IOException;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;

/** Sends slices of load. */
public interface SliceSender {

	/** Runs a slice, and waits until its last response has arrived. */
	SliceResponse run(SliceRequest request) throws IOException;

	/** Returns the id of the process whose CPU time is the load generator's. */
	long pid();

}
