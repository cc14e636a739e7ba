package io.tweebyte.servers.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

class DirectoriesTests {

	private static final int THREADS = 4;

	@TempDir
	private Path folder;

	@Test
	void removesWhatOthersRemoveAtTheSameTime() throws Exception {
		Path full = fill(this.folder.resolve("full"));
		CyclicBarrier start = new CyclicBarrier(THREADS);
		Callable<Void> removal = () -> {
			start.await();
			Directories.deleteIfExists(full);
			return null;
		};
		try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
			List<Callable<Void>> removals = IntStream.range(0, THREADS).mapToObj((number) -> removal).toList();
			assertThat(threads.invokeAll(removals)).extracting(Future::state).containsOnly(Future.State.SUCCESS);
		}
		assertThat(full).doesNotExist();
	}

	@Test
	void leavesOutWhatIsNotThere() {
		assertThatCode(() -> Directories.deleteIfExists(this.folder.resolve("none"))).doesNotThrowAnyException();
	}

	private static Path fill(Path folder) throws IOException {
		for (int number = 0; number < 500; number++) {
			Path file = folder.resolve("folder-" + number % 10).resolve("file-" + number);
			Files.createDirectories(file.getParent());
			Files.createFile(file);
		}
		return folder;
	}

}
