package io.tweebyte.picture;

/**
 * Pictures that no tweet has. A picture is among them from before its file is written
 * until a tweet has it; a trigger adds those that tweets have no more.
 */
public final class PictureStatements {

	public static final String ADD_UNUSED = "insert into unused_pictures (id, since) values (:id, :since)";

	/** Deletes one row, or none when the files were removed meanwhile. */
	public static final String USE = "delete from unused_pictures where id = :id";

	public static final String LOCK_UNUSED = """
			select id from unused_pictures where since < :before order by since limit :limit for update skip locked""";

	public static final String FORGET = "delete from unused_pictures where id = any(:ids)";

	public static final String POSTPONE = "update unused_pictures set since = :now where id = any(:ids)";

	private PictureStatements() {
	}

}
