package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.GeneratorLimit.Measurement;

import static org.assertj.core.api.Assertions.assertThat;

class GeneratorLimitTests {

	@TempDir
	private Path folder;

	@Test
	void keepsTheLatestForEachNumberOfUsers() throws IOException {
		assertThat(limit().known(10)).isEmpty();
		limit().write(measured(10, 900));
		limit().write(measured(1_000, 700));
		limit().write(measured(10, 950));
		assertThat(limit().known(10)).map(Measurement::requestsPerSecond).contains(950.0);
		assertThat(limit().known(1_000)).map(Measurement::requestsPerSecond).contains(700.0);
		assertThat(limit().known(50)).isEmpty();
	}

	@Test
	void forgetsWhatAnotherMachineReached() throws IOException {
		Measurement here = measured(10, 900);
		limit().write(new Measurement(here.date(), 10, 900, 0.5, here.cores() + 1, here.jdk(), here.flags()));
		assertThat(limit().known(10)).isEmpty();
		limit().write(new Measurement(here.date(), 10, 900, 0.5, here.cores(), "8", here.flags()));
		assertThat(limit().known(10)).isEmpty();
		limit().write(new Measurement(here.date(), 10, 900, 0.5, here.cores(), here.jdk(), List.of("-Xmx1m")));
		assertThat(limit().known(10)).isEmpty();
		limit().write(here);
		assertThat(limit().known(10)).contains(here);
	}

	@Test
	void knowsNothingFromAFileOfAnotherForm() throws IOException {
		Path file = files().generatorLimit();
		Files.createDirectories(file.getParent());
		Files.writeString(file, "{\"users\":10,\"requestsPerSecond\":900}");
		assertThat(limit().known(10)).isEmpty();
	}

	@Test
	void saysThatTheStubIsPartOfIt() {
		assertThat(GeneratorLimit.line(Optional.of(900.4)))
			.isEqualTo("JMeter and a stub together reach 900 requests/s on this machine");
		assertThat(GeneratorLimit.line(Optional.empty())).contains("is not known");
	}

	private static Measurement measured(int users, double requestsPerSecond) {
		return Measurement.of(Instant.ofEpochSecond(1_763_000_000), users, requestsPerSecond, 0.5);
	}

	private GeneratorLimit limit() {
		return new GeneratorLimit(files());
	}

	private RigFiles files() {
		return new RigFiles(Workspace.at(this.folder));
	}

}
