package io.tweebyte.gateway.client;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

/** Reads the body of a service's response. */
@FunctionalInterface
public interface PartReader {

	/**
	 * Reads a part; fails, and closes the body, when none comes within the limit.
	 * @return the length of the part, or -1 at the end
	 */
	int read(InputStream body, byte[] part, Duration limit) throws IOException;

}
