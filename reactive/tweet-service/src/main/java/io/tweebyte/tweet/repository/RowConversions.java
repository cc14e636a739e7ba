package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Row;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.tweet.HashtagLinkRow;
import io.tweebyte.shared.tweet.TokenRow;
import io.tweebyte.shared.tweet.TweetRow;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.r2dbc.convert.R2dbcCustomConversions;
import org.springframework.data.r2dbc.dialect.PostgresDialect;

import static org.springframework.data.convert.ConverterBuilder.reading;

/**
 * Reads rows by index, which costs a third of what an entity mapper does. That would also
 * read class files when it first meets a record, which blocks an event loop.
 */
// model: Hibernate reads by index itself
@Configuration(proxyBeanMethods = false)
class RowConversions {

	@Bean
	R2dbcCustomConversions r2dbcCustomConversions() {
		return R2dbcCustomConversions.of(PostgresDialect.INSTANCE,
				List.of(reading(Row.class, TweetRow.class, RowConversions::tweet),
						reading(Row.class, TweetSummary.class, RowConversions::summary),
						reading(Row.class, TokenRow.class, RowConversions::token),
						reading(Row.class, PopularHashtag.class, RowConversions::popular),
						reading(Row.class, HashtagLinkRow.class, RowConversions::link)));
	}

	private static TweetRow tweet(Row row) {
		return new TweetRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class), row.get(4, Instant.class), row.get(5, Integer.class),
				row.get(6, Boolean.class));
	}

	private static TweetSummary summary(Row row) {
		return new TweetSummary(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class));
	}

	private static TokenRow token(Row row) {
		return new TokenRow(row.get(0, UUID.class), row.get(1, Integer.class), row.get(2, Short.class),
				row.get(3, UUID.class), row.get(4, String.class));
	}

	private static PopularHashtag popular(Row row) {
		return new PopularHashtag(row.get(0, UUID.class), row.get(1, String.class), row.get(2, Long.class));
	}

	private static HashtagLinkRow link(Row row) {
		return new HashtagLinkRow(row.get(0, UUID.class), row.get(1, String.class), row.get(2, Boolean.class));
	}

}
