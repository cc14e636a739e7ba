package io.tweebyte.shared.http;

import java.util.List;

/**
 * The head of a request, as any server can show it.
 */
public interface RequestView {

	/**
	 * The method.
	 * @return such as {@code GET}
	 */
	String method();

	/**
	 * The path as the client wrote it.
	 * @return the raw path, without the query
	 */
	String path();

	/**
	 * The query as the client wrote it.
	 * @return the raw query, or null when there is none
	 */
	String query();

	/**
	 * The values of a header.
	 * @param name the header's name, in any case
	 * @return all values, none when it was not sent
	 */
	List<String> headers(String name);

	/**
	 * The address that the connection comes from.
	 */
	String remoteAddress();

	/**
	 * The address of the client. The gateway states it, and removes what a client states.
	 * @return the forwarded address, or the remote address when there is none
	 */
	default String clientAddress() {
		List<String> forwarded = headers(HeaderNames.FORWARDED_FOR);
		return forwarded.isEmpty() ? remoteAddress() : forwarded.getLast();
	}

	/**
	 * The first value of a header.
	 * @return the value, or null when it was not sent
	 */
	default String header(String name) {
		List<String> values = headers(name);
		return values.isEmpty() ? null : values.getFirst();
	}

}
