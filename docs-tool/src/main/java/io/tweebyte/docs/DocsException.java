package io.tweebyte.docs;

/** A document cannot be made; the message says where and why. */
public final class DocsException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	/**
	 * Creates an exception.
	 * @param message a message for the author of the document
	 */
	public DocsException(String message) {
		super(message);
	}

}
