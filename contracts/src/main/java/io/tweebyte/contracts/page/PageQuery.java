package io.tweebyte.contracts.page;

import java.time.Instant;
import java.util.UUID;
import java.util.regex.Pattern;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

/**
 * The page of a list that a client requests, bound from the query. The parameter needs
 * {@code @Valid} and {@link CursorOf}.
 *
 * @param limit how many items, 1 to {@value #MAX}; null becomes {@value #DEFAULT}
 * @param before the cursor where the page before ended, or null for the first page
 */
public record PageQuery(
		@Schema(defaultValue = "" + PageQuery.DEFAULT) @Min(value = 1, message = PageQuery.LIMIT_MESSAGE) @Max(
				value = PageQuery.MAX, message = PageQuery.LIMIT_MESSAGE) Integer limit,
		@Schema(description = "Where the previous page ended") String before) {

	public static final int DEFAULT = 100;

	public static final int MAX = 1000;

	public static final String LIMIT_MESSAGE = "must be a number from 1 to 1000, given once.";

	/** The message for a malformed cursor, or that of another list. */
	public static final String BEFORE_MESSAGE = "must be a cursor of this list, given once.";

	// later than every row: the first page begins here
	private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");

	private static final UUID GREATEST = new UUID(-1, -1);

	private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

	public PageQuery {
		limit = (limit != null) ? limit : DEFAULT;
	}

	/** The page has the rows before this cursor: older, or as old with a lesser id. */
	public Cursor cursor(String list) {
		return (this.before != null) ? Cursor.decode(this.before, list).orElseThrow()
				: new Cursor(list, LATEST, GREATEST);
	}

	/** Returns whether a limit, or null, requests a long page, of some megabytes. */
	public static boolean isLong(String limit) {
		return limit != null && NUMBER.matcher(limit).matches() && Integer.parseInt(limit) > DEFAULT;
	}

	public int rows() {
		return this.limit + 1;
	}

}
