package io.tweebyte.interaction.entity;

/**
 * A reply among those that are shown with a tweet.
 *
 * @param top whether it stands for the most liked one; otherwise for one of the newest
 */
public record RankedReply(ReplyRow reply, boolean top) {
}
