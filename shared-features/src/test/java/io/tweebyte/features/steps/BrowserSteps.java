package io.tweebyte.features.steps;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.Scenario;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.browser.Browser;
import io.tweebyte.features.browser.FramingPage;
import io.tweebyte.features.browser.InstalledBrowser;
import io.tweebyte.testsupport.Pictures;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.Keys;

import static org.assertj.core.api.Assertions.assertThat;

/** People who use the live page. */
public final class BrowserSteps {

	private static final Path TARGET = Path.of("target", "browser");

	/** More often than any page has elements that take the focus. */
	private static final int MOST_TABS = 30;

	private final World world;

	private final ScenarioBrowser shared;

	private Browser browser;

	public BrowserSteps(World world, ScenarioBrowser shared) {
		this.world = world;
		this.shared = shared;
	}

	@Before("@browser")
	public void start() {
		Optional<InstalledBrowser> installed = InstalledBrowser.find();
		Assumptions.assumeTrue(installed.isPresent(), InstalledBrowser.MISSING);
		this.browser = this.shared.start(installed.orElseThrow());
	}

	@After("@browser")
	public void stop(Scenario scenario) {
		if (this.browser != null) {
			if (scenario.isFailed()) {
				this.browser.keepScreenshot(TARGET.resolve(scenario.getId().replaceAll("\\W+", "-") + ".png"));
				scenario.log(String.join("\n", this.browser.reports()));
			}
			this.browser.close();
		}
	}

	@Given("the browser shows {string}")
	public void shows(String path) {
		this.browser.open(URI.create(this.world.backend().gateway() + path));
	}

	@When("the page is reloaded")
	public void isReloaded() {
		this.browser.reload();
	}

	@When("{name} signs up on the page")
	public void signsUp(String name) {
		Map<String, String> form = SignUpForm.of(this.world, name, Map.of());
		this.world.introduce(name, new Person(form));
		this.browser.type("#sign-up-name", form.get("userName"));
		this.browser.type("#sign-up-email", form.get("email"));
		this.browser.type("#sign-up-password", form.get("password"));
		// how a date is typed depends on the browser's language
		this.browser.evaluate("document.getElementById('sign-up-birth-date').value = '" + form.get("birthDate") + "'");
		this.browser.click("#sign-up button");
		isLoggedIn(name);
	}

	@Given("{name} has logged in on the page")
	public void hasLoggedIn(String name) {
		logsIn(name, "{" + name + ".password}");
		isLoggedIn(name);
	}

	@When("{name} logs in on the page with the password {string}")
	public void logsIn(String name, String password) {
		this.browser.type("#log-in-email", this.world.person(name).property("email"));
		this.browser.type("#log-in-password", this.world.fill(password));
		this.browser.click("#log-in button");
	}

	@When("this is repeated {int} times on the page")
	public void isRepeated(int times) {
		for (int i = 0; i < times; i++) {
			Eventually.holds(() -> assertThat(this.browser.texts("#log-in .problem")).hasSize(1));
			this.browser.click("#log-in button:not([aria-disabled])");
		}
	}

	@When("{name} logs in on the page by the keyboard alone")
	public void logsInByKeyboard(String name) {
		tabTo("log-in-email");
		this.browser.press(this.world.person(name).property("email"), Keys.TAB);
		this.browser.press(this.world.person(name).property("password"), Keys.ENTER);
		isLoggedIn(name);
	}

	@When("posts {string} by the keyboard alone")
	public void postsByKeyboard(String content) {
		Eventually.holds(() -> assertThat(focused()).isEqualTo("post-content"));
		this.browser.press(content);
		tabTo("post-send");
		this.browser.press(Keys.ENTER);
	}

	private void tabTo(String id) {
		for (int i = 0; i < MOST_TABS && !focused().equals(id); i++) {
			this.browser.press(Keys.TAB);
		}
		assertThat(focused()).isEqualTo(id);
	}

	private Object focused() {
		return this.browser.evaluate("document.activeElement.id");
	}

	@Then("the page belongs to {name}")
	public void isLoggedIn(String name) {
		Eventually.holds(() -> assertThat(this.browser.texts("#me"))
			.containsExactly(this.world.person(name).property("userName")));
	}

	@When("{name} logs out on the page")
	public void logsOut(String name) {
		isLoggedIn(name);
		this.browser.click("#log-out");
	}

	@When("the page is searched for {word} {string}")
	public void isSearched(String kind, String term) {
		this.browser.evaluate("document.getElementById('search-term').value = ''");
		this.browser.click("#search [value=" + kind + "]");
		this.browser.type("#search-term", this.world.fill(term), Keys.ENTER);
	}

	@When("{name} is followed on the page")
	public void isFollowed(String name) {
		String userName = this.world.person(name).property("userName");
		String button = "#people button[aria-label='Follow: " + userName + "']";
		Eventually.holds(() -> assertThat(this.browser.texts(button)).containsExactly("Follow"));
		this.browser.click(button);
		Eventually.holds(() -> assertThat(this.browser.texts("#people button")).containsExactly("Unfollow"));
	}

	@When("{string} is posted on the page")
	public void isPosted(String content) {
		this.browser.type("#post-content", content);
		this.browser.click("#post-send");
	}

	@When("{string} is posted on the page with a picture")
	public void isPostedWithPicture(String content) throws IOException {
		Path file = Files.createDirectories(TARGET).resolve("picture.png").toAbsolutePath();
		Files.write(file, Pictures.of("png", 600, 300));
		this.browser.type("#post-picture", file.toString());
		isPosted(content);
	}

	@When("the first tweet of the timeline is liked")
	public void isLiked() {
		this.browser.click("#timeline .like");
	}

	@Then("the first tweet of the timeline has {int} like(s)")
	public void hasLikes(int likes) {
		Eventually.holds(() -> assertThat(this.browser.texts("#timeline .tweet:first-child .like"))
			.containsExactly((likes == 0) ? "♡ 0" : "♥ " + likes));
	}

	@Then("the timeline of the page is:")
	public void timelineIs(List<String> contents) {
		Eventually.holds(() -> assertThat(this.browser.texts("#timeline .text")).isEqualTo(fill(contents)));
	}

	@Then("the search of the page finds:")
	public void finds(List<String> contents) {
		Eventually.holds(() -> assertThat(this.browser.texts("#found .text")).isEqualTo(fill(contents)));
	}

	private List<String> fill(List<String> contents) {
		return contents.stream().map(this.world::fill).toList();
	}

	@Then("the first tweet of the timeline shows a picture of {int} x {int} pixels")
	public void showsPicture(int width, int height) {
		String tweet = "document.querySelector('#timeline .tweet:first-child')";
		String image = tweet + ".querySelector('.picture img')";
		// pictures are read once they come near
		this.browser.evaluate(tweet + ".scrollIntoView()");
		Eventually.holds(() -> assertThat(this.browser.evaluate(image + "?.naturalWidth")).isEqualTo((long) width));
		assertThat(this.browser.evaluate(image + ".naturalHeight")).isEqualTo((long) height);
	}

	@Then("the page says {string}")
	public void says(String text) {
		Eventually
			.holds(() -> assertThat(this.browser.texts(".notice, .state, .problem, .field-problem, #search-count"))
				.anyMatch((shown) -> shown.contains(text)));
	}

	@Then("nobody is logged in on the page")
	public void nobodyIsLoggedIn() {
		Eventually.holds(() -> assertThat(this.browser.texts("#log-in")).hasSize(1));
		assertThat(this.browser.texts("#home, #me, .tweet")).isEmpty();
		assertThat(this.browser.evaluate("document.querySelectorAll('.tweet').length")).isEqualTo(0L);
		assertThat(this.browser.evaluate("localStorage.length + sessionStorage.length + document.cookie.length"))
			.isEqualTo(0L);
	}

	@When("the screen is {int} pixels wide")
	public void isNarrow(int width) {
		this.browser.resize(width);
	}

	@Then("nothing of the page is wider than the screen")
	public void nothingIsWider() {
		// not innerWidth: a small screen shows a wide page whole, in small
		assertThat(this.browser.evaluate("document.documentElement.scrollWidth - screen.width")).isEqualTo(0L);
	}

	@When("a page at {string} frames {string}")
	public void frames(String host, String path) {
		try (FramingPage page = FramingPage.start(host, URI.create(this.world.backend().gateway() + path))) {
			this.browser.open(page.address());
		}
	}

	@Then("the frame shows {string}")
	public void frameShows(String text) {
		assertThat(this.browser.frame()).contains(text);
		assertThat(this.browser.reports()).isEmpty();
	}

	@Then("the browser refuses the frame")
	public void frameIsRefused() {
		assertThat(this.browser.reports()).anyMatch((report) -> report.contains("frame-ancestors"));
	}

	@Then("the browser has reported no error")
	public void hasReportedNothing() {
		assertThat(this.browser.reports()).isEmpty();
	}

}
