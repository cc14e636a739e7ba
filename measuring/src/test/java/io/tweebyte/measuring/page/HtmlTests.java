package io.tweebyte.measuring.page;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HtmlTests {

	@Test
	void escapesTextAndAttributes() {
		assertThat(Html.escape("<a href=\"x\">&'")).doesNotContain("<", ">", "\"", "'").startsWith("&lt;a");
		assertThat(Html.link("a\"b", "<x>")).isEqualTo("<p><a href=\"a&quot;b\">&lt;x&gt;</a></p>\n");
	}

	@Test
	void listsHaveAnItemPerText() {
		assertThat(Html.list(List.of("a & b", "c"))).isEqualTo("<ul>\n<li>a &amp; b</li>\n<li>c</li>\n</ul>\n");
	}

	@Test
	void detailsKeepTheirContent() {
		assertThat(Html.details("More & more", "<p>x</p>\n"))
			.isEqualTo("<details><summary>More &amp; more</summary>\n<p>x</p>\n</details>\n");
	}

}
