package io.tweebyte.checks.seeded;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.checks.seeded.WorkingCopy.Run;

/**
 * The narrowest part of the build that must notice a fault.
 *
 * @param name what a reader calls it
 * @param arguments Maven's, when all is compiled
 */
record Check(String name, List<String> arguments) {

	/** A test of this module. */
	static Check test(String test) {
		return unitTest("checks", test);
	}

	/** A test of what a full run leaves. */
	static Check fullRun(String test, String... options) {
		List<String> arguments = new ArrayList<>(unitTest("checks/full-run", test).arguments());
		arguments.addAll(List.of(options));
		return new Check(test, arguments);
	}

	/** A test of the documents. */
	static Check docs(String test) {
		return unitTest("docs-tool", test);
	}

	static Check unitTest(String module, String test) {
		return new Check(test, List.of("-pl", module, "-am", "-Dtest=" + test, "test"));
	}

	/** An integration test of a service. */
	static Check integrationTest(String module, String test) {
		return new Check(module + " " + test,
				List.of("-pl", module, "-am", "-Dtest=NoUnitTests", "-Dit.test=" + test, "verify"));
	}

	/** The features of the async backend that a tag selects. */
	static Check features(String tag) {
		return new Check("features " + tag,
				List.of("-pl", "shared-features", "-am", "-Dtest=NoUnitTests", "-Dfeatures.skip=false",
						"-Dit.test=AsyncFeaturesIntegrationTests", "-Dcucumber.filter.tags=" + tag, "verify"));
	}

	/** Compiles what has changed since the last run, then checks. */
	Run run(WorkingCopy copy, List<String> modules) throws IOException, InterruptedException {
		copy.compile(modules, "the seeded fault does not compile");
		return copy.maven(this.arguments);
	}

}
