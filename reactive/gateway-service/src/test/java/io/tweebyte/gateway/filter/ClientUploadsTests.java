package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import io.tweebyte.shared.settings.UploadSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;

class ClientUploadsTests {

	@TempDir
	private Path parent;

	@Test
	void leavesNoFileThatCannotBeOpened() throws IOException {
		Path directory = directoryThatOpensNoFile();
		ClientUploads uploads = new ClientUploads(new UploadSettings(directory, 8, Duration.ofSeconds(1)));

		assertThatException().isThrownBy(uploads::create);
		assertThat(directory).isEmptyDirectory();
	}

	/** An archive creates files in memory, and opens them in the folder that it is in. */
	private Path directoryThatOpensNoFile() throws IOException {
		Path folder = Files.createDirectory(this.parent.resolve("folder"));
		Path archive = folder.resolve("archive.zip");
		FileSystem files = FileSystems.newFileSystem(archive, Map.of("create", "true"));
		Files.delete(archive);
		Files.delete(folder);
		return files.getPath("/");
	}

}
