package io.tweebyte.interaction.list;

/** The parts that queries for lists have in common; {@code r} is a row. */
public interface ListQueries {

	/**
	 * The condition that a reader may see the account between this and {@link #END}: it
	 * is public, the reader's own, or has accepted the reader as a follower.
	 */
	String VISIBLE = " and (:seesAll = true or not exists (select 1 from PrivateAccountEntity p "
			+ "where p.userId <> :readerId and not exists (select 1 from FollowEntity v "
			+ "where v.followerId = :readerId and v.followedId = p.userId and v.status = ACCEPTED) and p.userId = ";

	/** {@code offset 0} keeps PostgreSQL from a hash table of all private accounts. */
	String END = " order by p.userId offset 0))";

	/** The end of each query for a page of a list, newest first. */
	String PAGE = " and (r.createdAt, r.id) < (:before, :beforeId) order by r.createdAt desc, r.id desc limit :limit";

}
