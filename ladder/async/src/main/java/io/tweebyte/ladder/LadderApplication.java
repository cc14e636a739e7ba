package io.tweebyte.ladder;

import io.tweebyte.common.database.DatabaseConfiguration;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Import;

/**
 * Answers one request in the style of the published study and in some steps from there to
 * ours. Made to be measured, no part of the backend: it checks no token, it passes it on.
 */
@SpringBootApplication
@Import(DatabaseConfiguration.class)
public class LadderApplication {

	/**
	 * Starts the service.
	 * @param arguments settings as {@code --name=value}
	 */
	public static void main(String[] arguments) {
		SpringApplication.run(LadderApplication.class, arguments);
	}

}
