package io.tweebyte.picture;

import java.io.File;

import org.springframework.core.io.FileSystemResource;

/** A file whose length is read once, by the thread that looks for it. */
public final class StoredFile extends FileSystemResource {

	private final long length;

	StoredFile(File file) {
		super(file);
		this.length = file.length();
	}

	/** Returns 0 when there is no file. */
	@Override
	public long contentLength() {
		return this.length;
	}

}
