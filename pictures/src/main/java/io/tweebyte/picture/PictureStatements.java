package io.tweebyte.picture;

/**
 * Pictures that no tweet has. A picture is among them from before its file is written
 * until a tweet has it; a trigger adds those that tweets have no more.
 */
public final class PictureStatements {

	public static final String ADD_UNUSED = "insert into unused_pictures (id, since) values (:id, :since)";

	/** Deletes one row, or none when the picture was claimed meanwhile. */
	public static final String USE = "delete from unused_pictures where id = :id and since = :since";

	/**
	 * Claims pictures, so that no tweet gets them any more. They are claimed again when
	 * they are not forgotten by then.
	 */
	public static final String CLAIM_UNUSED = """
			update unused_pictures set since = :now
			where id = any(array(
				select id from unused_pictures where since < :before order by since limit :limit for update skip locked))
			returning id""";

	public static final String FORGET = "delete from unused_pictures where id = any(:ids)";

	private PictureStatements() {
	}

}
