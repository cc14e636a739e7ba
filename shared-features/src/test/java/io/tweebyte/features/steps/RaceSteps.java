package io.tweebyte.features.steps;

import java.time.Duration;
import java.util.Collections;
import java.util.List;

import io.cucumber.java.After;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.browser.Browser;
import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.race.RacePanel;
import io.tweebyte.launcher.workspace.ServiceName;
import org.openqa.selenium.Keys;

import static org.assertj.core.api.Assertions.assertThat;

/** The race of the live page. */
public final class RaceSteps {

	/** What one press of Page Up adds to the delay. */
	private static final int PAGE_UP_MILLIS = 100;

	private static final String NUMBER = "[1-9]\\d*";

	private final World world;

	private final ScenarioBrowser shared;

	private RacePanel panel;

	public RaceSteps(World world, ScenarioBrowser shared) {
		this.world = world;
		this.shared = shared;
	}

	private Browser browser() {
		return this.shared.browser();
	}

	@Given("the race uses the panel of this backend")
	public void usesPanel() {
		Backend backend = this.world.backend().racing().orElseThrow();
		this.panel = RacePanel.start(0, List.of(backend));
		type("#panel-address", this.panel.address().toString());
		browser().press(Keys.TAB);
		Eventually.holds(() -> assertThat(browser().texts("#conditions")).hasSize(1));
		assertThat(browser().texts("#no-panel")).isEmpty();
	}

	@After("@browser")
	public void stop() {
		if (this.panel != null) {
			this.panel.close();
			// the proxies remain
			this.world.backend().faults().orElseThrow().of("interaction").delay(Duration.ZERO);
		}
	}

	@When("the {service} service is delayed by {int} ms on the page")
	public void isDelayed(ServiceName service, int millis) {
		browser().click("#delayed option[value=" + service.label() + "]");
		press("#delay", Keys.PAGE_UP, millis / PAGE_UP_MILLIS);
		Eventually.holds(() -> assertThat(browser().texts("#delays"))
			.containsExactly("Delayed: %s by %d ms.".formatted(service.label(), millis)));
	}

	@When("{int} streams are chosen on the page")
	public void areChosen(int streams) {
		press("#streams", Keys.ARROW_RIGHT, streams);
		assertThat(browser().texts("#streams-value")).containsExactly(Integer.toString(streams));
	}

	private void press(String slider, Keys key, int times) {
		browser().type(slider, Keys.HOME);
		Collections.nCopies(times, key).forEach((pressed) -> browser().type(slider, pressed));
	}

	@When("{int} requests of the kind {word} race between two lanes")
	public void race(int count, String kind) {
		int port = this.world.backend().gateway().getPort();
		address(0, "http://127.0.0.1:" + port);
		address(1, "http://localhost:" + port);
		address(2, "");
		browser().click("#kind option[value=" + kind + "]");
		browser().evaluate("document.getElementById('count').value = " + count);
		browser().click("#race [type=submit]");
	}

	private void address(int lane, String address) {
		type("#address-" + lane, address);
	}

	private void type(String field, String address) {
		browser().type(field, Keys.chord(Keys.CONTROL, "a"), Keys.BACK_SPACE, address);
	}

	@Then("each lane has {int} times and no failure")
	public void lanesHave(int count) {
		// the race before may have ended, too
		Eventually.holds(() -> {
			assertThat(browser().texts("#progress")).first().asString().startsWith("Done.");
			assertThat(browser().evaluate("[...document.querySelectorAll('.lane progress')].map((lane) => lane.value)"))
				.isEqualTo(List.of((long) count, (long) count));
		});
		assertThat(browser().texts(".lane .problem")).isEmpty();
		assertThat(browser().texts(".lane .values dd:last-child")).containsExactly("0", "0");
	}

	@Then("each lane has a median of {int} ms or more")
	public void lanesAreSlow(int millis) {
		assertThat(browser().texts(".lane .values dd:nth-of-type(1)")).hasSize(2)
			.allSatisfy((median) -> assertThat(Double.parseDouble(median.replace(" ms", "")))
				.isGreaterThanOrEqualTo(millis));
	}

	@Then("each lane shows threads, memory and streams")
	public void lanesShowGauges() {
		assertThat(browser().texts(".lane .gauges dd:nth-of-type(1)")).hasSize(2)
			.allMatch((text) -> text.matches(NUMBER));
		assertThat(browser().texts(".lane .gauges dd:nth-of-type(3)")).hasSize(2)
			.allMatch((text) -> text.matches(NUMBER + " MB"));
		assertThat(browser().texts(".lane .gauges")).hasSize(2)
			.allSatisfy((text) -> assertThat(text).containsPattern("Streams ended\\s+" + NUMBER)
				.containsPattern("Streams failed\\s+0"));
	}

}
