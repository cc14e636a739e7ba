package io.tweebyte.page;

/** What a browser lets each HTML file do: its Content Security Policy. */
final class PagePolicy {

	/** Text becomes markup nowhere: the browser refuses it, too. */
	private static final String ALL = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
			+ "connect-src 'self'; form-action 'none'; base-uri 'none'; "
			+ "require-trusted-types-for 'script'; trusted-types 'none'; ";

	private static final String THIS_MACHINE = "http://localhost:* http://127.0.0.1:*";

	private PagePolicy() {
	}

	static String of(String name) {
		return ALL + switch (name) {
			// browsers ignore X-Frame-Options where a policy says who may frame
			case "lane.html" -> "frame-ancestors " + THIS_MACHINE;
			case "race.html" -> "frame-src " + THIS_MACHINE + "; frame-ancestors 'none'";
			default -> "frame-ancestors 'none'";
		};
	}

}
