package io.tweebyte.measuring.chart;

/**
 * What a chart is called.
 *
 * @param id of letters, digits and hyphens, unique within a page
 * @param title drawn above the chart
 * @param description what the chart shows and how it is read; below the chart in a page,
 * and read out by screen readers
 */
public record Caption(String id, String title, String description) {

	public Caption {
		if (!id.matches("[A-Za-z][A-Za-z0-9-]*")) {
			throw new IllegalArgumentException("No id for a chart: " + id);
		}
	}

}
