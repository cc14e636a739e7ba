package io.tweebyte.user;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.client.ClientConfiguration;
import io.tweebyte.common.client.InteractionClient;
import io.tweebyte.common.database.DatabaseConfiguration;
import io.tweebyte.common.threads.ThreadConfiguration;
import io.tweebyte.common.token.ServiceTokenConfiguration;
import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.common.web.WebConfiguration;
import io.tweebyte.common.web.WorkLimits;
import io.tweebyte.shared.web.DocsConfiguration;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Import;

@SpringBootApplication
@Import({ WebConfiguration.class, ClientConfiguration.class, JsonCache.class, DatabaseConfiguration.class,
		DocsConfiguration.class, ThreadConfiguration.class, WorkLimits.class, ServiceTokenConfiguration.class,
		FollowedUsers.class, InteractionClient.class })
public class UserServiceApplication {

	public static void main(String[] arguments) {
		SpringApplication.run(UserServiceApplication.class, arguments);
	}

}
