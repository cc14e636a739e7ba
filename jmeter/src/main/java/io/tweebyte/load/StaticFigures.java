package io.tweebyte.load;

/**
 * What a service costs before it is asked anything, as in the study's Table 4.
 *
 * @param contender the backend
 * @param service {@code gateway}, {@code user}, {@code tweet} or {@code interaction}
 * @param startMillis from the start of the process, beside those of the other services,
 * to its first answer, in milliseconds
 * @param heapIdle heap in use after a collection, in bytes; {@code NaN}, like all that
 * follow, where it is not known
 * @param resident memory that the process holds of the machine's, in bytes
 * @param jar size of the service's jar, in bytes
 * @param classes how many classes are loaded
 */
public record StaticFigures(Contender contender, String service, double startMillis, double heapIdle, double resident,
		double jar, double classes) {
}
