package io.tweebyte.interaction;

import io.tweebyte.common.database.RecordConversions;
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
import org.springframework.data.r2dbc.convert.R2dbcCustomConversions;

@Configuration(proxyBeanMethods = false)
class RowConverters {

	@Bean
	R2dbcCustomConversions r2dbcCustomConversions() {
		return RecordConversions.of(FollowRow.class, UserCounts.class, LikeRow.class, LikeResponse.class,
				ReplyRow.class, ReplyResponse.class, RemovedReply.class, RetweetRow.class, RetweetResponse.class,
				TweetCounts.class);
	}

}
