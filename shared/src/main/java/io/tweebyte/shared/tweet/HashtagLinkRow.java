package io.tweebyte.shared.tweet;

import java.util.List;
import java.util.UUID;

/** A hashtag as its tweet spells it, without '#', and whether it counts as popular. */
public record HashtagLinkRow(UUID hashtagId, String text, boolean counted) {

	public static UUID[] ids(List<HashtagLinkRow> links) {
		return links.stream().map(HashtagLinkRow::hashtagId).toArray(UUID[]::new);
	}

	/**
	 * Returns the links of which it is decided whether they count: all of them, unless
	 * the author of the tweet is not known yet.
	 */
	public static List<HashtagLinkRow> decided(List<HashtagLinkRow> links, boolean authorKnown) {
		return authorKnown ? links : counted(links);
	}

	public static UUID[] countedIds(List<HashtagLinkRow> links) {
		return ids(counted(links));
	}

	private static List<HashtagLinkRow> counted(List<HashtagLinkRow> links) {
		return links.stream().filter(HashtagLinkRow::counted).toList();
	}

}
