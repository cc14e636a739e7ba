package io.tweebyte.gateway.config;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import com.netflix.zuul.FilterProcessor;
import com.netflix.zuul.context.RequestContext;
import com.netflix.zuul.exception.ZuulException;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.gateway.filter.OrderedFilter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class ZuulConfigurationTests {

	private final List<String> ran = new ArrayList<>();

	private final SimpleMeterRegistry meters = new SimpleMeterRegistry();

	@AfterEach
	void forgetFilters() {
		RequestContext.getCurrentContext().unset();
		ZuulConfiguration.install(List.of(), this.meters);
	}

	@Test
	void runsTheFiltersOfATypeInTheirOrder() throws ZuulException {
		ZuulConfiguration.install(List.of(new Last("pre", 2), new First("pre", 1), new Other("post", 0)), this.meters);
		FilterProcessor.getInstance().preRoute();
		assertThat(this.ran).containsExactly("First", "Last");
	}

	@Test
	void replacesTheFiltersOfAnEarlierInstallation() throws ZuulException {
		ZuulConfiguration.install(List.of(new First("pre", 1)), this.meters);
		FilterProcessor.getInstance().preRoute();
		ZuulConfiguration.install(List.of(new Other("pre", 1)), this.meters);
		FilterProcessor.getInstance().preRoute();
		assertThat(this.ran).containsExactly("First", "Other");
	}

	@Test
	void countsWhatFiltersDid() throws ZuulException {
		ZuulConfiguration.install(List.of(new First("pre", 1), new Failing("post", 1)), this.meters);
		FilterProcessor.getInstance().preRoute();
		assertThatThrownBy(FilterProcessor.getInstance()::postRoute).isInstanceOf(ZuulException.class);
		assertThat(count("First", "SUCCESS")).isOne();
		assertThat(count("Failing", "FAILED")).isOne();
	}

	private double count(String step, String status) {
		return this.meters.get("gateway.steps").tags("step", step, "status", status).counter().count();
	}

	private class First extends OrderedFilter {

		First(String type, int order) {
			super(type, order);
		}

		@Override
		protected void filter(RequestContext context) {
			ZuulConfigurationTests.this.ran.add(getClass().getSimpleName());
		}

	}

	private final class Last extends First {

		Last(String type, int order) {
			super(type, order);
		}

	}

	private final class Other extends First {

		Other(String type, int order) {
			super(type, order);
		}

	}

	private final class Failing extends OrderedFilter {

		Failing(String type, int order) {
			super(type, order);
		}

		@Override
		protected void filter(RequestContext context) throws Exception {
			throw new IOException("broken");
		}

	}

}
