package io.tweebyte.lab.work;

import java.io.IOException;
import java.nio.file.Path;

/** A folder or file cannot be written; the message names it and the reason. */
public final class UnwritableException extends IOException {

	public UnwritableException(Path path, IOException cause) {
		super("%s cannot be written: %s".formatted(path, FileFailure.reason(cause)), cause);
	}

}
