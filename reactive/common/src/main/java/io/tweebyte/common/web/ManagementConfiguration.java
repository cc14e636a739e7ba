package io.tweebyte.common.web;

import org.springframework.boot.actuate.autoconfigure.web.ManagementContextConfiguration;
import org.springframework.boot.actuate.autoconfigure.web.ManagementContextType;
import org.springframework.context.annotation.Bean;

/**
 * Configures the management port.
 */
@ManagementContextConfiguration(value = ManagementContextType.CHILD, proxyBeanMethods = false)
class ManagementConfiguration {

	@Bean
	ManagementProblemAdvice managementProblemAdvice() {
		return new ManagementProblemAdvice();
	}

}
