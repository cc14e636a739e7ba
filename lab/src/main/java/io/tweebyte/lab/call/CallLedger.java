package io.tweebyte.lab.call;

/**
 * What the server has counted of one run.
 *
 * @param requests that have arrived
 * @param served requests that got their response
 * @param cancelled requests whose connection the client closed before
 * @param bytes of all bodies that were sent
 * @param mostAtOnce requests that were in progress at the same time
 */
record CallLedger(long requests, long served, long cancelled, long bytes, long mostAtOnce) {

	/** Returns it as a text that {@link #of} reads. */
	String text() {
		return "%d %d %d %d %d".formatted(this.requests, this.served, this.cancelled, this.bytes, this.mostAtOnce);
	}

	/**
	 * Reads what {@link #text} has written.
	 * @throws NumberFormatException when it is something else
	 */
	static CallLedger of(String text) {
		String[] parts = text.split(" ");
		return new CallLedger(Long.parseLong(parts[0]), Long.parseLong(parts[1]), Long.parseLong(parts[2]),
				Long.parseLong(parts[3]), Long.parseLong(parts[4]));
	}

	long inProgress() {
		return this.requests - this.served - this.cancelled;
	}

}
