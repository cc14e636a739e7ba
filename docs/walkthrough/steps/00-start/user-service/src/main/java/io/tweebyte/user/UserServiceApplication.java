package io.tweebyte.user;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.scheduling.annotation.EnableScheduling;

/**
 * The service that knows users: who they are, and that they are who they say.
 */
@SpringBootApplication
@EnableScheduling
public class UserServiceApplication {

	/**
	 * Starts the service.
	 * @param arguments settings as {@code --name=value}
	 */
	public static void main(String[] arguments) {
		SpringApplication.run(UserServiceApplication.class, arguments);
	}

}
