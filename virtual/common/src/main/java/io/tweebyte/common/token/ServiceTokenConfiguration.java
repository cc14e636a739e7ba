package io.tweebyte.common.token;

import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** Services verify tokens, and need to know which have ended, in zero-trust alone. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty(name = "tweebyte.security.mode", havingValue = "zero-trust")
@Import(PasswordChangeFeed.class)
public class ServiceTokenConfiguration {

}
