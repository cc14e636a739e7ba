package io.tweebyte.tweet.service;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.tweebyte.common.list.ListPage;
import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.search.FoundTweet;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.sql.LikePattern;
import io.tweebyte.shared.tweet.ReadableAuthors;
import io.tweebyte.shared.tweet.TweetMapper;
import io.tweebyte.tweet.repository.TweetRepository;

import org.springframework.stereotype.Service;

/**
 * Finds tweets by their text and by hashtag, and the popular hashtags.
 * <p>
 * What a reader may not see influences neither the length nor the cursor of a page. The
 * statements leave out private authors by the copy of the private accounts. That copy may
 * be a moment old, so each row is checked again.
 */
@Service
public class SearchService {

	private final TweetRepository tweets;

	private final UserDirectory users;

	private final FollowedUsers followed;

	SearchService(TweetRepository tweets, UserDirectory users, FollowedUsers followed) {
		this.tweets = tweets;
		this.users = users;
		this.followed = followed;
	}

	/**
	 * Finds tweets that contain a term in any case; fails with 503 when it is not known
	 * which of them the reader may see.
	 */
	public Partial<Page<FoundTweet>> search(String term, PageQuery query, Caller reader) {
		String pattern = LikePattern.containing(Folding.fold(term));
		return page(ListNames.TWEETS_SEARCH, pattern, this.tweets::findByText, query, reader);
	}

	/** As {@link #search}, by a hashtag without the number sign. */
	public Partial<Page<FoundTweet>> byHashtag(String tag, PageQuery query, Caller reader) {
		return page(ListNames.HASHTAG_SEARCH, Folding.fold(tag), this.tweets::findByHashtag, query, reader);
	}

	private Partial<Page<FoundTweet>> page(String list, String wanted, Rows rows, PageQuery query, Caller reader) {
		ReadableAuthors readable = this.followed.readable(reader);
		return new ListPage<TweetSummary, FoundTweet>(list, query, (before, limit) -> rows.find(wanted,
				readable.sorted(), readable.everyone(), before.createdAt(), before.id(), limit),
				(found) -> visible(found, readable, reader))
			.read();
	}

	private Partial<List<FoundTweet>> visible(List<TweetSummary> found, ReadableAuthors readable, Caller reader) {
		Set<UUID> authors = found.stream().map(TweetSummary::userId).collect(Collectors.toSet());
		return readable.open(authors, this.users.find(authors, reader), reader)
			.map((users) -> TweetMapper.found(found, users));
	}

	public List<PopularHashtag> popular(int limit) {
		return this.tweets.findPopular(limit);
	}

	private interface Rows {

		List<TweetSummary> find(String wanted, UUID[] readable, boolean everyone, Instant before, UUID beforeId,
				int limit);

	}

}
