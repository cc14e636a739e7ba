package io.tweebyte.lab.work;

/**
 * How much of a workload is run at once.
 *
 * @param numbers that operators take
 * @param bytes of the books that are read, about
 * @param rows of CSV
 * @param calls of a service
 * @param records of Kafka
 */
public record Scale(int numbers, int bytes, int rows, int calls, int records) {

	/** Enough to see whether all styles do the same. */
	public static final Scale CHECK = new Scale(1_000, 2_000_000, 900, 60, 200);

	/** Enough to measure. */
	public static final Scale MEASURED = new Scale(10_000, 5_000_000, 5_000, 200, 5_000);

}
