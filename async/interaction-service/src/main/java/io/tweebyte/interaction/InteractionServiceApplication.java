package io.tweebyte.interaction;

import io.tweebyte.common.cache.CacheConfiguration;
import io.tweebyte.common.client.ClientConfiguration;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.database.DatabaseConfiguration;
import io.tweebyte.common.docs.DocsConfiguration;
import io.tweebyte.common.privacy.PrivacyConfiguration;
import io.tweebyte.common.threads.ThreadConfiguration;
import io.tweebyte.common.web.WebConfiguration;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Import;

/**
 * The service that knows who follows whom, and what users make of each other's tweets.
 */
@SpringBootApplication
@Import({ WebConfiguration.class, ClientConfiguration.class, CacheConfiguration.class, DatabaseConfiguration.class,
		DocsConfiguration.class, ThreadConfiguration.class, PrivacyConfiguration.class, UserClient.class })
public class InteractionServiceApplication {

	/**
	 * Starts the service.
	 * @param arguments settings as {@code --name=value}
	 */
	public static void main(String[] arguments) {
		SpringApplication.run(InteractionServiceApplication.class, arguments);
	}

}
