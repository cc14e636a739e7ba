package io.tweebyte.load.paper;

/**
 * One line of the study's Table 4.
 *
 * @param service {@code user}, {@code tweet} or {@code interaction}
 * @param backend {@code async} or {@code reactive}
 * @param heapIdle heap in use when idle, in MB
 * @param start time to start, in milliseconds
 * @param jar size of the jar, in MB
 */
public record PaperStatic(String service, String backend, double heapIdle, double start, double jar) {
}
