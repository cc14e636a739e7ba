package io.tweebyte.measuring.page;

import java.util.List;

import io.tweebyte.measuring.chart.Chart;
import io.tweebyte.measuring.template.Templates;

/**
 * A page in one file that needs no other file and no script. It has a contents list, and
 * is light or dark as the reader's browser is.
 *
 * @param subtitle one line below the title, empty for none
 */
public record Page(String title, String subtitle, List<Section> sections) {

	public String html() {
		return Templates.render(Page.class, "page", this);
	}

	/** For the template. */
	String style() {
		return Templates.text(Page.class, "page.css") + Chart.style();
	}

}
