package io.tweebyte.gateway;

import io.tweebyte.common.web.ServerConfiguration;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Import;

/**
 * The one entry to the backend.
 */
@SpringBootApplication
@Import(ServerConfiguration.class)
public class GatewayApplication {

	public static void main(String[] arguments) {
		SpringApplication.run(GatewayApplication.class, arguments);
	}

}
