package io.tweebyte.assistant;

import java.util.Map;

import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;

/** Settings as a service binds them. */
final class TestSettings {

	private TestSettings() {
	}

	static AssistantSettings defaults() {
		return of(Map.of());
	}

	/** Returns the settings with some that are not the defaults. */
	static AssistantSettings of(Map<String, String> settings) {
		return new Binder(new MapConfigurationPropertySource(settings)).bindOrCreate("tweebyte.assistant",
				AssistantSettings.class);
	}

}
