package io.tweebyte.user;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.scheduling.annotation.EnableScheduling;

@SpringBootApplication
@EnableScheduling
public class UserServiceApplication {

	public static void main(String[] arguments) {
		SpringApplication.run(UserServiceApplication.class, arguments);
	}

}
