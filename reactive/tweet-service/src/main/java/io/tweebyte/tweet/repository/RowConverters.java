package io.tweebyte.tweet.repository;

import io.tweebyte.common.database.RecordConversions;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.feed.LogHead;
import io.tweebyte.feed.PostedTweet;
import io.tweebyte.picture.PictureRow;
import io.tweebyte.shared.tweet.HashtagLinkRow;
import io.tweebyte.shared.tweet.TokenRow;
import io.tweebyte.shared.tweet.TweetRow;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.r2dbc.convert.R2dbcCustomConversions;

@Configuration(proxyBeanMethods = false)
class RowConverters {

	@Bean
	R2dbcCustomConversions r2dbcCustomConversions() {
		return RecordConversions.of(TweetRow.class, TweetSummary.class, TokenRow.class, PopularHashtag.class,
				HashtagLinkRow.class, LogHead.class, PostedTweet.class, PictureRow.class);
	}

}
