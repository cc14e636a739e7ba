package io.tweebyte.measuring.page;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HtmlTests {

	@Test
	void escapesTextAndAttributes() {
		assertThat(Html.escape("<a href=\"x\">&'")).doesNotContain("<", ">", "\"", "'").startsWith("&lt;a");
	}

	@Test
	void listsHaveAnItemPerText() {
		assertThat(Html.list(List.of("a & b", "c"))).isEqualTo("<ul>\n<li>a &amp; b</li>\n<li>c</li>\n</ul>\n");
	}

}
