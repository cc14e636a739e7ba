package io.tweebyte.features.steps;

import io.tweebyte.features.browser.Browser;
import io.tweebyte.features.browser.InstalledBrowser;

/** The browser that the steps of one scenario share. */
public final class ScenarioBrowser {

	private Browser browser;

	Browser start(InstalledBrowser installed) {
		this.browser = Browser.start(installed);
		return this.browser;
	}

	Browser browser() {
		return this.browser;
	}

}
