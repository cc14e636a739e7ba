package io.tweebyte.interaction;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

import io.r2dbc.spi.Row;
import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.contracts.interaction.ReplyResponse;
import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.interaction.cleanup.CleanUpRepository.RemovedReply;
import io.tweebyte.shared.interaction.FollowRow;
import io.tweebyte.shared.interaction.FollowRow.UserCounts;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.interaction.InteractionRow.ReplyRow;
import io.tweebyte.shared.interaction.InteractionRow.RetweetRow;
import io.tweebyte.shared.interaction.TweetCounts;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.convert.ConverterBuilder;
import org.springframework.data.r2dbc.convert.R2dbcCustomConversions;
import org.springframework.data.r2dbc.dialect.PostgresDialect;

/** Reads the rows of queries by the order of their columns. */
// model: by hand, a third of what an entity mapper costs, which reads class files on
// event loops besides; Hibernate calls the constructor of a record by itself
@Configuration(proxyBeanMethods = false)
class RowConverters {

	@Bean
	R2dbcCustomConversions conversions() {
		return R2dbcCustomConversions.of(PostgresDialect.INSTANCE,
				List.of(reading(FollowRow.class,
						(row) -> new FollowRow(id(row, 0), id(row, 1), id(row, 2), time(row, 3), text(row, 4))),
						reading(LikeRow.class,
								(row) -> new LikeRow(id(row, 0), id(row, 1), id(row, 2), id(row, 3), time(row, 4))),
						reading(LikeResponse.class, (row) -> new LikeResponse(id(row, 0), time(row, 1))),
						reading(ReplyRow.class,
								(row) -> new ReplyRow(id(row, 0), id(row, 1), id(row, 2), text(row, 3), time(row, 4),
										number(row, 5), row.get(6, Boolean.class))),
						reading(ReplyResponse.class,
								(row) -> new ReplyResponse(id(row, 0), id(row, 1), id(row, 2), text(row, 3),
										time(row, 4))),
						reading(RemovedReply.class, (row) -> new RemovedReply(id(row, 0), id(row, 1))),
						reading(RetweetRow.class,
								(row) -> new RetweetRow(id(row, 0), id(row, 1), id(row, 2), id(row, 3), text(row, 4),
										time(row, 5))),
						reading(RetweetResponse.class,
								(row) -> new RetweetResponse(id(row, 0), time(row, 1), text(row, 2))),
						reading(TweetCounts.class,
								(row) -> new TweetCounts(id(row, 0), id(row, 1), number(row, 2), number(row, 3),
										number(row, 4))),
						reading(UserCounts.class, (row) -> new UserCounts(number(row, 0), number(row, 1)))));
	}

	private static <T> Object reading(Class<T> type, Function<Row, T> converter) {
		return ConverterBuilder.reading(Row.class, type, converter);
	}

	private static UUID id(Row row, int column) {
		return row.get(column, UUID.class);
	}

	private static Instant time(Row row, int column) {
		return row.get(column, Instant.class);
	}

	private static String text(Row row, int column) {
		return row.get(column, String.class);
	}

	private static int number(Row row, int column) {
		return row.get(column, Integer.class);
	}

}
