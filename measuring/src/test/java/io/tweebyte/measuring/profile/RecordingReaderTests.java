package io.tweebyte.measuring.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Reads a recording of this JVM. */
class RecordingReaderTests {

	private static final String CLASS = BurnedRecording.class.getName();

	@TempDir
	private static Path folder;

	private static TimeSpan late;

	private static JvmProfile profile;

	@BeforeAll
	static void record() throws IOException {
		late = BurnedRecording.record(folder.resolve("burned.jfr"));
		profile = read(List.of(late));
	}

	private static JvmProfile read(List<TimeSpan> spans) throws IOException {
		return new RecordingReader(spans).read(folder.resolve("burned.jfr"));
	}

	@Test
	void findsWhatBurnsCpuFromTheOutermostFrame() {
		double burning = millis(CLASS + ".burn");
		// a sample every 10 ms of 400 ms; some are lost on a busy machine
		assertThat(burning).isBetween(150.0, 700.0);
		assertThat(profile.stacks().keySet())
			.anySatisfy((stack) -> assertThat(stack).containsSubsequence(CLASS + ".late", CLASS + ".burn"));
		assertThat(profile.sampled()).isGreaterThanOrEqualTo(burning);
	}

	@Test
	void leavesOutWhatIsOutsideOfTheSlices() throws IOException {
		assertThat(millis(CLASS + ".early")).isZero();
		JvmProfile all = read(List.of(new TimeSpan(Instant.EPOCH, Instant.now())));
		assertThat(all.stacks().keySet()).anyMatch((stack) -> stack.contains(CLASS + ".early"));
		assertThat(read(List.of()).stacks()).isEmpty();
	}

	@Test
	void sumsAllocationByClassAndWaitingByPlace() {
		assertThat(profile.allocated()).containsKey("byte[]");
		assertThat(profile.waited()).hasEntrySatisfying(List.of("parked", CLASS + ".late"),
				(millis) -> assertThat(millis).isBetween(1.0, 2000.0));
	}

	private static double millis(String method) {
		return profile.stacks()
			.entrySet()
			.stream()
			.filter((stack) -> stack.getKey().contains(method))
			.mapToDouble(Map.Entry::getValue)
			.sum();
	}

}
