package io.tweebyte.lab.work;

import java.io.IOException;
import java.nio.file.Path;

/** A folder or file cannot be read; the message names it and the reason. */
public final class UnreadableException extends IOException {

	public UnreadableException(Path path, IOException cause) {
		super("%s cannot be read: %s".formatted(path, FileFailure.reason(cause)), cause);
	}

}
