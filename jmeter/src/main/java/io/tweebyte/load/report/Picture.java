package io.tweebyte.load.report;

/**
 * A chart as it stands in the page.
 *
 * @param title what it shows
 * @param svg the element
 */
record Picture(String title, String svg) {
}
