package io.tweebyte.common.threads;

import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThat;

class ThreadConfigurationTests {

	private final ApplicationContextRunner runner = new ApplicationContextRunner()
		.withUserConfiguration(ThreadConfiguration.class);

	@Test
	void passesTheLoggingContextOn() {
		this.runner.run((context) -> {
			MDC.put("request_id", "one");
			try {
				assertThat(Subtasks.fork(() -> MDC.get("request_id")).get()).isEqualTo("one");
			}
			finally {
				MDC.clear();
			}
		});
	}

}
