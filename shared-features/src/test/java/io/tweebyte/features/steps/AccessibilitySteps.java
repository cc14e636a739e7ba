package io.tweebyte.features.steps;

import java.util.List;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.browser.Browser;

import static org.assertj.core.api.Assertions.assertThat;

/** What assistive technology learns about the live page. */
public final class AccessibilitySteps {

	/** An open dialog makes the rest of its page inert. */
	private static final String CONTROLS = ":is(dialog[open], body:not(:has(dialog[open])))"
			+ " :is(a, button, input, select, textarea, progress, meter, iframe, summary, [role=img], [role=button], [role=link],"
			+ " [tabindex='0'], [contenteditable], svg:not([aria-hidden=true]))";

	/** A picture in a control that has a name may have an empty text. */
	private static final String PICTURES_WITHOUT_TEXT = "[...document.images].filter((image) => !image.alt"
			+ " && !(image.hasAttribute('alt') && image.closest('a, button'))).map((image) => image.outerHTML)";

	private final ScenarioBrowser shared;

	public AccessibilitySteps(ScenarioBrowser shared) {
		this.shared = shared;
	}

	private Browser browser() {
		return this.shared.browser();
	}

	@When("the picture of the first tweet is opened")
	public void isOpened() {
		browser().click("#timeline .picture");
		Eventually.holds(() -> assertThat(browser().texts("#picture button")).containsExactly("Close"));
	}

	@Then("each control and picture of the page has a name")
	public void haveNames() {
		Eventually.holds(() -> assertThat(browser().shown(CONTROLS)).isNotEmpty().allSatisfy((element) -> {
			assertThat(element.name()).as("name of %s", element.html()).isNotBlank();
			assertThat(element.role()).as("role of %s", element.html()).isNotIn("", "generic", "none");
		}));
		assertThat(browser().evaluate(PICTURES_WITHOUT_TEXT)).isEqualTo(List.of());
	}

	@Then("the page has a language, a title and one main heading")
	public void hasHeading() {
		assertThat(browser().evaluate("document.documentElement.lang")).isEqualTo("en");
		assertThat(browser().evaluate("document.title")).asString().isNotBlank();
		assertThat(browser().evaluate("document.querySelectorAll('h1').length")).isEqualTo(1L);
		assertThat(browser().texts("h1")).hasSize(1).allSatisfy((text) -> assertThat(text).isNotBlank());
	}

}
