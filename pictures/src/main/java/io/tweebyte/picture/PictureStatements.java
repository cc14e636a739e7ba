package io.tweebyte.picture;

/**
 * Pictures that no tweet has. A picture is among them from before its file is written
 * until a tweet has it; a trigger adds those that tweets have no more.
 */
public final class PictureStatements {

	public static final String ADD_UNUSED = "insert into unused_pictures (id, since) values (:id, :since)";

	public static final String USE = "delete from unused_pictures where id = :id";

	public static final String FIND_UNUSED = """
			select id from unused_pictures where since < :before order by since limit :limit""";

	public static final String FORGET = "delete from unused_pictures where id = any(:ids)";

	private PictureStatements() {
	}

}
