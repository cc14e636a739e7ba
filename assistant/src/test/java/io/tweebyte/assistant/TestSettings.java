package io.tweebyte.assistant;

import java.util.Map;

import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

/** Settings as a service binds them. */
final class TestSettings {

	private TestSettings() {
	}

	static AssistantSettings defaults() {
		return new Binder(new MapConfigurationPropertySource(Map.of())).bindOrCreate("tweebyte.assistant",
				AssistantSettings.class);
	}

}
