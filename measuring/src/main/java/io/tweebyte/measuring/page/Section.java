package io.tweebyte.measuring.page;

/**
 * A section of a page.
 *
 * @param id by which links reach it, unique within the page
 * @param title in plain text
 * @param html the content, inserted as it is
 */
public record Section(String id, String title, String html) {

	/** Joins parts, each inserted as it is. */
	public static Section of(String id, String title, String... html) {
		return new Section(id, title, String.join("", html));
	}

}
