package io.tweebyte.contracts.page;

/** The numbers in queries but for {@link PageQuery}: bounds, defaults and messages. */
public final class NumberParameters {

	public static final String POPULAR_DEFAULT = "10";

	public static final int PAGE_MIN = 0;

	public static final int PAGE_MAX = 100;

	public static final String PAGE_DEFAULT = "0";

	public static final String PAGE_MESSAGE = "must be a number from 0 to 100, given once.";

	public static final int SIZE_MIN = 1;

	public static final int SIZE_MAX = 100;

	public static final String SIZE_DEFAULT = "20";

	public static final String SIZE_MESSAGE = "must be a number from 1 to 100, given once.";

	private NumberParameters() {
	}

}
