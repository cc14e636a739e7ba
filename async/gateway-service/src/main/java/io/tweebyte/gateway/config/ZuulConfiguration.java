package io.tweebyte.gateway.config;

import java.util.Comparator;
import java.util.List;

import com.netflix.zuul.FilterLoader;
import com.netflix.zuul.FilterProcessor;
import com.netflix.zuul.ZuulFilter;
import com.netflix.zuul.filters.FilterRegistry;
import com.netflix.zuul.monitoring.MonitoringHelper;
import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.common.server.AbortValve;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.gateway.filter.GatewayServletFilter;
import io.tweebyte.gateway.filter.OrderedFilter;
import jakarta.servlet.annotation.WebInitParam;

import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.FilterRegistration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The steps of the requests that go on to a service. */
@Configuration(proxyBeanMethods = false)
class ZuulConfiguration {

	private static final List<String> TYPES = List.of("pre", "route", "post", "error");

	// model: not a servlet: Spring refuses escapes in the path of a servlet
	@Bean
	@FilterRegistration(order = ServerConfiguration.AFTER_SECURITY + 4,
			initParameters = @WebInitParam(name = "buffer-requests", value = "false"))
	GatewayServletFilter gatewayServletFilter(List<OrderedFilter> steps, ProblemWriter problems, MeterRegistry meters) {
		install(steps, meters);
		return new GatewayServletFilter(problems);
	}

	// model: a stream is passed on without a thread that could throw an exception
	@Bean
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> abortCustomizer() {
		return (factory) -> factory.addEngineValves(new AbortValve());
	}

	/** Registers the steps, in place of those of another gateway in the process. */
	static void install(List<? extends OrderedFilter> steps, MeterRegistry meters) {
		MonitoringHelper.initMocks();
		FilterProcessor.getInstance()
			.setFilterUsageNotifier((filter, status) -> meters
				.counter("gateway.steps", "step", filter.getClass().getSimpleName(), "status", status.name())
				.increment());
		FilterRegistry registry = FilterRegistry.instance();
		registry.getAllFilters().clear();
		steps.forEach((step) -> registry.put(step.getClass().getName(), step));
		TYPES.forEach((type) -> replace(FilterLoader.getInstance().getFiltersByType(type), steps, type));
	}

	/** The loader keeps its lists, so they are changed in place. */
	private static void replace(List<ZuulFilter> kept, List<? extends OrderedFilter> steps, String type) {
		kept.clear();
		steps.stream()
			.filter((step) -> step.filterType().equals(type))
			.sorted(Comparator.comparingInt(OrderedFilter::filterOrder))
			.forEach(kept::add);
	}

}
