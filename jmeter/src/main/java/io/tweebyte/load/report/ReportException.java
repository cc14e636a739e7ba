package io.tweebyte.load.report;

import java.io.IOException;

/**
 * There is nothing that a report could be made of; the message says why.
 */
public class ReportException extends IOException {

	public ReportException(String message) {
		super(message);
	}

}
