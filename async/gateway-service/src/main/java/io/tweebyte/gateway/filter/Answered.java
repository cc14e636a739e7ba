package io.tweebyte.gateway.filter;

import jakarta.servlet.ServletRequest;

/**
 * Remembers that a request has been answered. Zuul swallows what an error filter throws;
 * a request that nobody has answered would end as an empty 200.
 */
public final class Answered {

	private static final String ATTRIBUTE = Answered.class.getName();

	private Answered() {
	}

	/**
	 * Says that the answer is complete.
	 */
	static void mark(ServletRequest request) {
		request.setAttribute(ATTRIBUTE, true);
	}

	/**
	 * Says that the answer is not complete after all.
	 */
	static void unmark(ServletRequest request) {
		request.removeAttribute(ATTRIBUTE);
	}

	/**
	 * Tells whether the answer is complete.
	 */
	public static boolean is(ServletRequest request) {
		return request.getAttribute(ATTRIBUTE) != null;
	}

}
