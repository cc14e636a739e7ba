package io.tweebyte.testsupport;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;

/**
 * Reads the Server-Sent Events of a chunked response that stays open. What is not
 * requested yet stays unread.
 */
public final class EventReader implements AutoCloseable {

	private static final Duration PATIENCE = Duration.ofSeconds(15);

	private static final String END = "\n\n";

	private final RawHttp connection;

	private final StringBuilder unread = new StringBuilder();

	/**
	 * Creates a reader.
	 * @param connection on which the head of the response was read
	 */
	public EventReader(RawHttp connection) {
		this.connection = connection;
	}

	/**
	 * Reads to the end of the first event that contains a text.
	 * @return all events that were not read before, with that one
	 * @throws IOException if the connection ends, or the event does not come within 15
	 * seconds
	 */
	public String readTo(String text) throws IOException {
		long begin = System.nanoTime();
		int end = end(text);
		while (end < 0) {
			if (System.nanoTime() - begin > PATIENCE.toNanos()) {
				throw new SocketTimeoutException("No event with \"%s\" has come, but: %s".formatted(text, this.unread));
			}
			this.unread.append(this.connection.readChunk());
			end = end(text);
		}
		String events = this.unread.substring(0, end);
		this.unread.delete(0, end);
		return events;
	}

	/** Returns where the event with a text ends; negative when it has not come whole. */
	private int end(String text) {
		int found = this.unread.indexOf(text);
		int end = (found < 0) ? found : this.unread.indexOf(END, found);
		return (end < 0) ? end : end + END.length();
	}

	/** Breaks the connection off. */
	public void reset() throws IOException {
		this.connection.reset();
	}

	@Override
	public void close() throws IOException {
		this.connection.close();
	}

}
