package io.tweebyte.features.browser;

/**
 * An element that a page shows, as assistive technology gets it.
 *
 * @param html its tag, which finds it in a message
 */
public record ShownElement(String role, String name, String html) {
}
