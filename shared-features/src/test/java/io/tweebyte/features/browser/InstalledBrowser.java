package io.tweebyte.features.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A browser on the path of this machine, and what drives it. None is ever downloaded. */
public record InstalledBrowser(Path browser, Path driver) {

	/** What to do where there is none. */
	public static final String MISSING = "needs a browser: install the packages chromium and chromium-driver "
			+ "(Debian), or Chrome and chromedriver";

	/** Chrome first: a Chromium beside it may lack the sandbox that it needs. */
	private static final List<String> BROWSERS = List.of("google-chrome", "google-chrome-stable", "chromium",
			"chromium-browser");

	/**
	 * The environment variable that is "required" where a browser must not be missing.
	 */
	private static final String NEED = "TWEEBYTE_BROWSER";

	private static final String DRIVER = "chromedriver";

	/**
	 * Finds the browser of this machine.
	 * @throws IllegalStateException if there is none, and the environment requires one
	 */
	public static Optional<InstalledBrowser> find() {
		return find(System.getenv());
	}

	static Optional<InstalledBrowser> find(Map<String, String> environment) {
		List<Path> folders = Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator))
			.map(Path::of)
			.toList();
		Optional<Path> driver = in(folders, DRIVER);
		Optional<InstalledBrowser> installed = BROWSERS.stream()
			.flatMap((name) -> in(folders, name).stream())
			.findFirst()
			.flatMap((browser) -> driver.map((found) -> new InstalledBrowser(browser, found)));
		if (installed.isEmpty() && "required".equals(environment.get(NEED))) {
			throw new IllegalStateException(NEED + "=required: this run " + MISSING);
		}
		return installed;
	}

	private static Optional<Path> in(List<Path> folders, String name) {
		return folders.stream().map((folder) -> folder.resolve(name)).filter(Files::isExecutable).findFirst();
	}

	static boolean isRoot() {
		return System.getProperty("user.name").equals("root");
	}

}
