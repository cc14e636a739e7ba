package io.tweebyte.launcher.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class LogReaderTests {

	@TempDir
	private Path folder;

	private Path log;

	private final List<String> lines = new ArrayList<>();

	private LogReader reader;

	@BeforeEach
	void makeLog() {
		this.log = this.folder.resolve("service.log");
		this.reader = new LogReader(this.log, this.lines::add);
	}

	@Test
	void printsTheLastLines() throws IOException {
		Files.writeString(this.log, "one\ntwo\nthree\n");

		this.reader.printEnd(2);

		assertThat(this.lines).containsExactly("two", "three");
	}

	@Test
	void printsAllLinesWhenThereAreFewer() throws IOException {
		Files.writeString(this.log, "one\nzwölf\n");

		this.reader.printEnd(100);

		assertThat(this.lines).containsExactly("one", "zwölf");
	}

	@Test
	void printsNoneWhenNoneIsWanted() throws IOException {
		Files.writeString(this.log, "one\n");

		this.reader.printEnd(0);

		assertThat(this.lines).isEmpty();
	}

	@Test
	void readsLinesThatAreLongerThanWhatItReadsAtOnce() throws IOException {
		List<String> written = IntStream.range(0, 50).mapToObj((i) -> i + "x".repeat(20_000)).toList();
		Files.write(this.log, written);

		this.reader.printEnd(49);

		assertThat(this.lines).isEqualTo(written.subList(1, 50));
	}

	@Test
	void goesOnWithWhatIsWrittenOnceItsLineIsWhole() throws IOException {
		Files.writeString(this.log, "one\n");
		this.reader.printEnd(1);

		Files.writeString(this.log, "tw", StandardOpenOption.APPEND);
		this.reader.printNew();
		Files.writeString(this.log, "o\n", StandardOpenOption.APPEND);
		this.reader.printNew();

		assertThat(this.lines).containsExactly("one", "two");
	}

	@Test
	void goesOnWithTheLogOfARestartedService() throws IOException {
		Files.writeString(this.log, "a long line of the service before\n");
		this.reader.printEnd(1);

		Files.writeString(this.log, "new\n");
		this.reader.printNew();

		assertThat(this.lines).last().isEqualTo("new");
	}

}
