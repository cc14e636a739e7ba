package io.tweebyte.load.record;

/**
 * What became of more requests than a backend can serve, in one slice.
 *
 * @param multiple of the throughput with users who wait that was sent
 * @param offered requests per second that were due, on average
 * @param served requests per second, to the end of the last response
 * @param refused requests that got 503, as a share of all, 0 to 1
 * @param failed requests that failed otherwise, likewise
 * @param late requests that had to wait for a free user of the load generator, likewise
 * @param p99 milliseconds from when a request was due to its response, which 99 % of
 * those that were served did not exceed; 0 where fewer than 1,000 were served
 * @param recovery seconds from the last request of the slice until a low rate was served
 * well again; in runs up to 29 November 2026 without the time of responses that were
 * outstanding
 */
public record OverloadRecord(String block, String backend, double multiple, double offered, double served,
		double refused, double failed, double late, double p99, double recovery) {
}
