package io.tweebyte.measuring.page;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PageTests {

	private final String html = new Page("Load <report>", "2 cores & more",
			List.of(Section.of("answers", "Answers & more", Html.paragraph("a < b"), "<h3>Table</h3>\n"),
					new Section("latency", "Latency", "<p>raw</p>\n")))
		.html();

	@Test
	void hasTitleSubtitleAndContents() {
		assertThat(this.html).startsWith("<!DOCTYPE html>\n<html lang=\"en\">")
			.contains("<title>Load &lt;report&gt;</title>", "<h1>Load &lt;report&gt;</h1>", "<p>2 cores &amp; more</p>",
					"<li><a href=\"#answers\">Answers &amp; more</a></li>",
					"<li><a href=\"#latency\">Latency</a></li>");
	}

	@Test
	void sectionsHaveIdsAndRawContent() {
		assertThat(this.html).contains(
				"<section id=\"answers\">\n<h2>Answers &amp; more</h2>\n<p>a &lt; b</p>\n<h3>Table</h3>\n</section>",
				"<section id=\"latency\">\n<h2>Latency</h2>\n<p>raw</p>\n</section>");
	}

	@Test
	void needsNoOtherFileAndNoScript() {
		assertThat(this.html).doesNotContain("<script", "<link", "src=", "url(", "@import")
			.contains("prefers-color-scheme: dark", "name=\"viewport\"", ".chart .band");
	}

	@Test
	void leavesAnEmptySubtitleOut() {
		assertThat(new Page("Title", "", List.of()).html()).contains("<h1>Title</h1>\n<nav");
	}

}
