package io.tweebyte.docs.site;

import java.util.Optional;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MarkdownTests {

	@Test
	void callsHeadingsAsLinksDo() {
		Markdown text = new Markdown("# A `code` & more\n\n## javax to jakarta: Zuul\n\n## Twice\n\n## Twice\n");
		assertThat(text.titles()).extracting(Markdown.Title::id)
			.containsExactly("a-code--more", "javax-to-jakarta-zuul", "twice", "twice-1");
		assertThat(text.html()).contains("<h2 id=\"twice-1\">Twice</h2>");
	}

	@Test
	void writesTables() {
		assertThat(new Markdown("| a | b |\n|---|---:|\n| 1 | 2 |\n").html()).contains("<td align=\"right\">2</td>");
	}

	@Test
	void keepsTheWordsOfLinksThatLeadNowhere() {
		Markdown text = new Markdown("See [this `one`](a.md) and [that](b.md).\n");
		text.relink((target) -> target.equals("b.md") ? Optional.of("b.html") : Optional.empty());
		assertThat(text.html()).isEqualTo("<p>See this <code>one</code> and <a href=\"b.html\">that</a>.</p>\n");
	}

}
