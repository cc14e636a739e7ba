package io.tweebyte.docs.site;

/**
 * What a search finds.
 *
 * @param kind what it is
 * @param text the words that are searched
 * @param context where it is, for a reader
 * @param page where it leads
 */
record SearchEntry(Kind kind, String text, String context, String page) {

	/** What is found, the most wanted first. */
	enum Kind {

		TITLE, HEADING, CLASS, SCENARIO, FILE

	}

}
