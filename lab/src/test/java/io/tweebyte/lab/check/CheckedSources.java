package io.tweebyte.lab.check;

import java.io.IOException;
import java.nio.file.Path;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.work.Scale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Sources as large as those of {@code ./tweebyte lab check}. */
abstract class CheckedSources {

	@TempDir
	protected static Path folder;

	protected static Sources sources;

	@BeforeAll
	static void write() throws IOException {
		sources = Sources.of(Scale.CHECK, folder);
	}

	@AfterAll
	static void close() throws IOException {
		sources.close();
	}

}
