package io.tweebyte.docs.site;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.tweebyte.checks.Tree;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The search in a browser, on a page that was opened from a folder. */
@Timeout(120)
class SearchIntegrationTests {

	private static final List<String> BROWSERS = List.of("google-chrome", "google-chrome-stable", "chromium",
			"chromium-browser");

	private static final Pattern SEEN = Pattern.compile("(?s)<pre id=\"seen\">(.*?)</pre>");

	/** Types into the field as a user does, and reads the results. */
	private static final String USER = """
			const field = document.querySelector('.search input');
			const results = document.querySelector('.results');
			const type = (text) => {
			  field.value = text;
			  field.dispatchEvent(new Event('input', { bubbles: true }));
			};
			const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
			  { key, bubbles: true, cancelable: true }));
			const found = (text) => {
			  type(text);
			  return [...results.querySelectorAll('a')].map((link) => link.textContent).join();
			};
			const seen = document.createElement('pre');
			seen.id = 'seen';
			seen.textContent = (() => { %s })();
			document.body.append(seen);
			""";

	@TempDir
	private Path root;

	private Path browser;

	@BeforeEach
	void site() {
		Optional<Path> installed = BROWSERS.stream().flatMap((name) -> onPath(name).stream()).findFirst();
		Assumptions.assumeTrue(installed.isPresent() || "required".equals(System.getenv("TWEEBYTE_BROWSER")),
				"needs Chromium or Chrome");
		this.browser = installed.orElseThrow();
		SmallProject trees = SmallProject.withAPair(this.root)
			.write("README.md", "# Read on\n\n## Greet `<b>` & co\n\n## The greeting\n\n[one](one.md) [two](two.md)\n")
			.write("one.md", "# How to greet\n")
			.write("two.md", "# Greetings\n");
		for (Tree tree : Tree.values()) {
			trees.write(tree.folder() + "/" + SmallProject.TALK + "Greeter.java", "class Greeter {\n}\n")
				.write(tree.folder() + "/" + SmallProject.TALK + "DoorGreeter.java", "class DoorGreeter {\n}\n");
		}
		new DiffSite(trees.project()).write(this.root.resolve("site"));
	}

	@Test
	void putsTitlesBeforeHeadingsBeforeClassesAndBeginningsFirst() throws IOException, InterruptedException {
		assertThat(seen("return found(' Greet')"))
			.isEqualTo("Greetings,How to greet,Greet <b> & co,The greeting,Greeter,DoorGreeter");
	}

	@Test
	void putsWhatIsNamedInFullFirst() throws IOException, InterruptedException {
		assertThat(seen("return found('greeter')")).isEqualTo("Greeter,DoorGreeter");
		assertThat(seen("return found('how to greet')")).isEqualTo("How to greet");
	}

	@Test
	void findsWordsInAnyOrder() throws IOException, InterruptedException {
		assertThat(seen("return found('greet how')")).isEqualTo("How to greet");
	}

	@Test
	void showsMarkupAsText() throws IOException, InterruptedException {
		assertThat(seen(
				"found('<b>'); return results.querySelectorAll('a').length + ' ' + results.querySelectorAll('b').length"))
			.isEqualTo("1 0");
	}

	@Test
	void saysHowManyResultsThereAre() throws IOException, InterruptedException {
		assertThat(seen("type('doorgreeter'); return results.firstChild.textContent")).isEqualTo("1 result");
		assertThat(seen("type('nowhere'); return results.firstChild.textContent + results.hidden"))
			.isEqualTo("0 resultsfalse");
		assertThat(seen("type('greet'); type(' '); return results.hidden")).isEqualTo("true");
	}

	@Test
	void isUsedByTheKeyboard() throws IOException, InterruptedException {
		assertThat(seen("press('/'); return document.activeElement === field")).isEqualTo("true");
		assertThat(seen("press('/'); type('greet'); press('ArrowDown'); press('ArrowDown'); "
				+ "return document.activeElement.textContent"))
			.isEqualTo("How to greet");
		assertThat(seen("press('/'); type('greet'); press('ArrowUp'); return document.activeElement.textContent"))
			.isEqualTo("DoorGreeter");
		assertThat(seen("press('/'); type('greet'); press('ArrowDown'); press('Escape'); "
				+ "return [document.activeElement === field, results.hidden, field.value].join()"))
			.isEqualTo("true,true,");
	}

	@Test
	void opensTheFirstResult() throws IOException, InterruptedException {
		String page = seen("type('greeter'); let page; document.addEventListener('click', (event) => { "
				+ "page = event.target.getAttribute('href'); event.preventDefault(); }); "
				+ "field.form.requestSubmit(); return page");
		assertThat(page).isEqualTo("three-talk-talk-Greeter.html");
		assertThat(this.root.resolve("site").resolve(page)).isRegularFile();
	}

	/** Opens the first page, runs a script on it and reads what that returns. */
	private String seen(String script) throws IOException, InterruptedException {
		Path site = this.root.resolve("site");
		Path page = site.resolve("user.html");
		Files.writeString(site.resolve("user.js"), USER.formatted(script));
		Files.writeString(page, Files.readString(site.resolve("index.html"))
			.replace("</head>", "<script src=\"user.js\" defer></script>\n</head>"));
		Process process = new ProcessBuilder(this.browser.toString(), "--headless", "--no-sandbox", "--disable-gpu",
				"--user-data-dir=" + this.root.resolve("browser"), "--dump-dom", page.toUri().toString())
			.redirectError(ProcessBuilder.Redirect.DISCARD)
			.start();
		try {
			String html = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			assertThat(process.waitFor()).isZero();
			Matcher seen = SEEN.matcher(html);
			assertThat(seen.find()).as(html).isTrue();
			return seen.group(1).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
		}
		finally {
			process.destroyForcibly();
		}
	}

	private static Optional<Path> onPath(String name) {
		return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
			.map((folder) -> Path.of(folder, name))
			.filter(Files::isExecutable)
			.findFirst();
	}

}
