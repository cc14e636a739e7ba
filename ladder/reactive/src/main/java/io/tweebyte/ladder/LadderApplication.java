package io.tweebyte.ladder;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/**
 * Answers one request in the style of the published study and in some steps from there to
 * ours. Made to be measured, no part of the backend: it checks no token, it passes it on.
 */
@SpringBootApplication
public class LadderApplication {

	/**
	 * Starts the service.
	 * @param arguments settings as {@code --name=value}
	 */
	public static void main(String[] arguments) {
		SpringApplication.run(LadderApplication.class, arguments);
	}

}
