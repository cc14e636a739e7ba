package io.tweebyte.load.stats;

/**
 * Little's law as a check of a closed cell: users = requests a second x (latency + what
 * the generator itself takes between an answer and the next request). Where it fails, a
 * clock, a count or the number of users is wrong.
 *
 * @param users the simulated users that should have been at work
 * @param throughput all requests a second, failures included
 * @param latency what users waited within the window for a request that ended in it,
 * failures included, in milliseconds: the mean latency, were none cut by the window's
 * edges; {@code NaN} without a request
 * @param gap the mean pause of a user between an answer and the next request, in
 * milliseconds; 0 where none was seen
 */
public record LittlesLaw(int users, double throughput, double latency, double gap) {

	private static final double TOLERANCE = 0.03;

	/**
	 * Below this latency, in milliseconds, the generator's clock of whole milliseconds is
	 * too coarse.
	 */
	private static final double COARSE = 20;

	static LittlesLaw of(Samples samples, Window window, int users) {
		double requests = samples.ended(window).count();
		double waited = samples.places()
			.mapToLong((place) -> window.overlap(samples.start(place), samples.end(place)))
			.sum();
		return new LittlesLaw(users, requests / window.seconds(), waited / requests, gap(samples, window));
	}

	/**
	 * The users that the figures amount to.
	 */
	public double impliedUsers() {
		return this.throughput * (this.latency + this.gap) / 1000;
	}

	/**
	 * Whether requests take long enough for the generator's clock.
	 */
	public boolean isJudged() {
		return !(this.latency < COARSE);
	}

	/**
	 * Whether the figures amount to the users that there were; not judged below 20 ms of
	 * latency.
	 */
	public boolean holds() {
		return !isJudged() || Math.abs(impliedUsers() / this.users - 1) <= TOLERANCE;
	}

	/** The pauses of each user lie between his first request and his last. */
	private static double gap(Samples samples, Window window) {
		long[] first = new long[samples.threads()];
		long[] last = new long[samples.threads()];
		long[] busy = new long[samples.threads()];
		int[] requests = new int[samples.threads()];
		samples.ended(window).forEach((place) -> {
			int user = samples.thread(place);
			first[user] = (requests[user] == 0) ? samples.start(place) : Math.min(first[user], samples.start(place));
			last[user] = Math.max(last[user], samples.end(place));
			busy[user] += samples.elapsed(place);
			requests[user]++;
		});
		long total = 0;
		long gaps = 0;
		for (int user = 0; user < requests.length; user++) {
			total += last[user] - first[user] - busy[user];
			gaps += Math.max(0, requests[user] - 1);
		}
		return (gaps == 0) ? 0 : (double) total / gaps;
	}

}
