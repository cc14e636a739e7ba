package io.tweebyte.launcher.workspace;

import java.util.Locale;
import java.util.stream.Stream;

/** The three ways every service is written. */
public enum Model {

	/** Spring MVC on Tomcat, stages on bounded executors. */
	ASYNC(8080),

	/** WebFlux on Netty. */
	REACTIVE(9080),

	/** Spring MVC on Tomcat, plain blocking code on virtual threads. */
	VIRTUAL(7080);

	private final int firstPort;

	Model(int firstPort) {
		this.firstPort = firstPort;
	}

	/**
	 * The model of a label, in upper or lower case.
	 * @throws IllegalArgumentException if there is none
	 */
	static Model of(String label) {
		return Stream.of(values())
			.filter((model) -> model.label().equalsIgnoreCase(label))
			.findFirst()
			.orElseThrow(() -> new IllegalArgumentException(
					"'%s' is no model: write async, reactive or virtual.".formatted(label)));
	}

	/** The port of this model's gateway; its services follow one by one. */
	int firstPort() {
		return this.firstPort;
	}

	/** The word for it on the command line and in paths. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}

}
