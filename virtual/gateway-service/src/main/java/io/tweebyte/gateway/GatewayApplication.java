package io.tweebyte.gateway;

import io.tweebyte.gateway.server.GatewayServerConfiguration;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Import;

@SpringBootApplication
@Import(GatewayServerConfiguration.class)
public class GatewayApplication {

	public static void main(String[] arguments) {
		SpringApplication.run(GatewayApplication.class, arguments);
	}

}
