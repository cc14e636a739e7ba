package io.tweebyte.gateway.config;

import java.util.Comparator;
import java.util.List;

import com.netflix.zuul.FilterLoader;
import com.netflix.zuul.FilterProcessor;
import com.netflix.zuul.ZuulFilter;
import com.netflix.zuul.filters.FilterRegistry;
import com.netflix.zuul.monitoring.MonitoringHelper;
import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.gateway.filter.Step;

/**
 * Makes Zuul ready. It knows one set of filters in a process; installing another replaces
 * it.
 */
final class ZuulSetup {

	private static final List<String> TYPES = List.of("pre", "route", "post", "error");

	private ZuulSetup() {
	}

	static void install(List<? extends Step> steps, MeterRegistry meters) {
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

	/**
	 * The loader keeps its lists for ever, so they are changed in place.
	 */
	private static void replace(List<ZuulFilter> kept, List<? extends Step> steps, String type) {
		kept.clear();
		steps.stream()
			.filter((step) -> step.filterType().equals(type))
			.sorted(Comparator.comparingInt(Step::filterOrder))
			.forEach(kept::add);
	}

}
