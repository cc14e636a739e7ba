package io.tweebyte.features.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A browser without a window. Elements are named by CSS selectors. */
public final class Browser implements AutoCloseable {

	private static final int HEIGHT = 800;

	/**
	 * Warns that it does not know all commands of a new browser, of which none is used.
	 */
	private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

	private final ChromeDriver driver;

	private Browser(ChromeDriver driver) {
		this.driver = driver;
	}

	/** Starts the browser of this machine. */
	public static Browser start(InstalledBrowser installed) {
		SELENIUM.setLevel(Level.SEVERE);
		LoggingPreferences console = new LoggingPreferences();
		console.enable(LogType.BROWSER, Level.ALL);
		ChromeOptions options = new ChromeOptions();
		options.setBinary(installed.browser().toFile());
		options.addArguments("--headless=new", "--window-size=1200,900", "--disable-dev-shm-usage", "--disable-gpu");
		if (InstalledBrowser.isRoot()) {
			// it refuses to run as root otherwise; it opens pages of this machine alone
			options.addArguments("--no-sandbox");
		}
		options.setCapability(ChromeOptions.LOGGING_PREFS, console);
		ChromeDriverService service = new ChromeDriverService.Builder()
			.usingDriverExecutable(installed.driver().toFile())
			.usingAnyFreePort()
			.build();
		return new Browser(new ChromeDriver(service, options));
	}

	public void open(URI page) {
		this.driver.get(page.toString());
	}

	public void reload() {
		this.driver.navigate().refresh();
	}

	/** Shows the page as a screen of this width does. */
	public void resize(int width) {
		this.driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
				Map.of("width", width, "height", HEIGHT, "deviceScaleFactor", 1, "mobile", true));
	}

	/** Returns the texts of all shown elements. */
	public List<String> texts(String selector) {
		try {
			return this.driver.findElements(By.cssSelector(selector))
				.stream()
				.filter(WebElement::isDisplayed)
				.map(WebElement::getText)
				.toList();
		}
		catch (StaleElementReferenceException ex) {
			// replaced while they were read
			return List.of();
		}
	}

	/** Returns all shown elements with the names that the browser computes. */
	public List<ShownElement> shown(String selector) {
		try {
			return this.driver.findElements(By.cssSelector(selector))
				.stream()
				.filter(WebElement::isDisplayed)
				.map((element) -> new ShownElement(element.getAriaRole(), element.getAccessibleName(),
						element.getDomProperty("outerHTML")))
				.toList();
		}
		catch (StaleElementReferenceException ex) {
			// replaced while they were read
			return List.of();
		}
	}

	/** Returns the text of the first frame. */
	public String frame() {
		this.driver.switchTo().frame(0);
		String text = this.driver.findElement(By.tagName("body")).getText();
		this.driver.switchTo().defaultContent();
		return text;
	}

	/** Scrolls first, so that the bar at the top covers nothing that is to be clicked. */
	public void click(String selector) {
		WebElement element = this.driver.findElement(By.cssSelector(selector));
		this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
		element.click();
	}

	/** Types into a field, or chooses a file. */
	public void type(String selector, CharSequence... keys) {
		this.driver.findElement(By.cssSelector(selector)).sendKeys(keys);
	}

	/** Presses keys wherever the focus is. */
	public void press(CharSequence... keys) {
		new Actions(this.driver).sendKeys(keys).perform();
	}

	/** Returns the result of an expression of JavaScript. */
	public Object evaluate(String expression) {
		return this.driver.executeScript("return " + expression);
	}

	/** Returns what the browser has reported since this was last called. */
	public List<String> reports() {
		return this.driver.manage().logs().get(LogType.BROWSER).getAll().stream().map(LogEntry::getMessage).toList();
	}

	/** Keeps what the page looks like, to help find the reason of a failure. */
	public void keepScreenshot(Path file) {
		try {
			Files.createDirectories(file.getParent());
			Files.write(file, this.driver.getScreenshotAs(OutputType.BYTES));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The screenshot cannot be written", ex);
		}
	}

	@Override
	public void close() {
		this.driver.quit();
	}

}
