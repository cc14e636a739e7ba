package io.tweebyte.features.backend;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

import io.tweebyte.features.openapi.ReachedResponses;
import io.tweebyte.launcher.workspace.MixedSetup;

/**
 * One run of the features: chooses the backend before and judges the whole afterwards.
 */
public final class FeatureRun {

	private static final String ONLY_SOME = "cucumber.filter.tags";

	private static StartedBackend started;

	private static boolean whole;

	private FeatureRun() {
	}

	/**
	 * Starts a backend and runs the features against it.
	 * @param name the set-up's name, as in {@code async}
	 * @param setup which service runs in which form
	 */
	public static void begin(String name, MixedSetup setup) {
		beginSome(name, setup);
		whole = System.getProperty(ONLY_SOME, "").isEmpty();
	}

	/**
	 * Starts a backend and runs some features against it, which need not reach every
	 * documented response.
	 * @param name the set-up's name, as in {@code mixed}
	 * @param setup which service runs in which form
	 */
	public static void beginSome(String name, MixedSetup setup) {
		started = StartedBackend.start(name, setup);
		BackendUnderTest.use(name, started);
	}

	/**
	 * Starts a user service behind a gateway and runs features against it.
	 * @param name the run's name
	 * @param userService the jar of the user service
	 */
	public static void beginUserService(String name, Path userService) {
		started = StartedBackend.start(name, userService);
		BackendUnderTest.useUserService(started);
	}

	/**
	 * Runs the features against a backend that is already running.
	 * @param gateway where its gateway listens
	 */
	public static void begin(URI gateway) {
		BackendUnderTest.use(gateway);
	}

	/**
	 * Stops what was started, and fails a run that proves too little.
	 * @throws AssertionError if no scenario ran, or if the documents promise responses
	 * that no feature has seen, unless the backend runs elsewhere: what takes its
	 * neighbours away is left out there
	 */
	public static void end() {
		boolean judgeWhole = whole;
		stop();
		BackendUnderTest.forget().ifPresent((backend) -> judge(backend, judgeWhole));
	}

	private static void stop() {
		whole = false;
		if (started != null) {
			started.close();
			started = null;
		}
	}

	private static void judge(BackendUnderTest backend, boolean allResponses) {
		if (backend.scenarios() == 0) {
			throw new AssertionError("No scenario ran. Is there a mistake in " + ONLY_SOME + "="
					+ System.getProperty(ONLY_SOME, "") + "?");
		}
		refuse("These responses are not documented", all(backend, ReachedResponses::undocumented));
		if (allResponses) {
			refuse("No feature has reached these documented responses", all(backend, ReachedResponses::missing));
		}
	}

	private static List<String> all(BackendUnderTest backend, Function<ReachedResponses, List<String>> part) {
		return backend.responses().stream().map(part).flatMap(List::stream).toList();
	}

	private static void refuse(String what, List<String> responses) {
		if (!responses.isEmpty()) {
			throw new AssertionError(what + ":\n" + String.join("\n", responses));
		}
	}

}
