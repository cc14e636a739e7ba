package io.tweebyte.gateway.config;

import java.util.List;

import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.gateway.filter.GatewayServletFilter;
import io.tweebyte.gateway.filter.OrderedFilter;
import jakarta.servlet.annotation.WebInitParam;

import org.springframework.boot.web.servlet.FilterRegistration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The steps of the requests that go on to a service. */
@Configuration(proxyBeanMethods = false)
class ZuulConfiguration {

	// model: not a servlet: Spring refuses escapes in the path of a servlet
	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY + 4,
			initParameters = @WebInitParam(name = "buffer-requests", value = "false"))
	GatewayServletFilter gatewayServletFilter(List<OrderedFilter> steps, ProblemWriter problems, MeterRegistry meters) {
		ZuulSetup.install(steps, meters);
		return new GatewayServletFilter(problems);
	}

}
