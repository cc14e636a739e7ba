package io.tweebyte.features.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A browser on the path of this machine, and what drives it. None is ever downloaded. */
public record InstalledBrowser(Path browser, Path driver) {

	/** What to do where there is none. */
	public static final String MISSING = "needs a browser: install the packages chromium and chromium-driver "
			+ "(Debian), or Chrome and chromedriver";

	private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome",
			"google-chrome-stable");

	/** The environment variable that says whether features may do without a browser. */
	private static final String NEEDED = "TWEEBYTE_BROWSER";

	private static final String DRIVER = "chromedriver";

	public static Optional<InstalledBrowser> find() {
		Optional<Path> driver = onPath(DRIVER);
		return BROWSERS.stream()
			.flatMap((name) -> onPath(name).stream())
			.findFirst()
			.flatMap((browser) -> driver.map((found) -> new InstalledBrowser(browser, found)));
	}

	/** Returns whether a run without a browser has failed, where one is expected. */
	public static boolean isRequired() {
		return "required".equals(System.getenv(NEEDED));
	}

	private static Optional<Path> onPath(String name) {
		return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
			.map((folder) -> Path.of(folder, name))
			.filter(Files::isExecutable)
			.findFirst();
	}

	static boolean isRoot() {
		return System.getProperty("user.name").equals("root");
	}

}
