package io.tweebyte.load.bench;

import java.time.Duration;
import java.util.List;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.watch.HeldResource;
import io.tweebyte.load.watch.HeldResources.Held;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StreamSoakTests {

	private static final StreamSoak SOAK = new StreamSoak(Duration.ofMinutes(10));

	private static final List<Held> BEFORE = held(40, 100, 60.4, 2);

	@Test
	void comparesEachResourceOfEachProcess() {
		assertThat(SOAK.table(lines(held(41, 90, 61, 2))).texts()).containsExactly(
				List.of("virtual", "gateway", "threads", "40", "41", "48"),
				List.of("virtual", "gateway", "open files", "100", "90", "116"),
				List.of("virtual", "gateway", "heap (MiB)", "60", "61", "68"),
				List.of("virtual", "redis", "subscriptions", "2", "2", "2"));
	}

	@Test
	void findsNothingWhereEverythingIsGivenBack() {
		assertThat(SOAK.problems(lines(held(48, 116, 68, 1)))).isEmpty();
	}

	@Test
	void namesWhatIsNotGivenBack() {
		assertThat(SOAK.problems(lines(held(49, 117, 70, 3)))).containsExactly(
				"virtual: threads of gateway: 40 before, 49 afterwards, at most 48 expected",
				"virtual: open files of gateway: 100 before, 117 afterwards, at most 116 expected",
				"virtual: heap (MiB) of gateway: 60 before, 70 afterwards, at most 68 expected",
				"virtual: subscriptions of redis: 2 before, 3 afterwards, at most 2 expected");
	}

	@Test
	void takesAProcessThatHasEndedForAProblem() {
		assertThat(SOAK.problems(lines(BEFORE.subList(3, 4)))).hasSize(3)
			.first()
			.asString()
			.startsWith("virtual: threads of gateway: 40 before, NaN afterwards");
	}

	@Test
	void expectsNoFailures() {
		List<SoakLine> lines = List.of(SoakLine.none(Model.ASYNC, HeldResource.FAILURES, 0, "9 requests"),
				SoakLine.none(Model.ASYNC, HeldResource.REFUSED_STREAMS, 2, "2 x HTTP/1.1 503"));
		assertThat(SOAK.problems(lines)).containsExactly(
				"async: streams refused afterwards of gateway: 0 before, 2 afterwards, at most 0 expected: 2 x HTTP/1.1 503");
		assertThat(SOAK.remarks(lines)).hasSize(2).last().isEqualTo("async: 9 requests");
	}

	@Test
	void limitsWhatIsNotGivenBack() {
		assertThat(SOAK.settings()).containsEntry("tweebyte.streams.streams", "1000")
			.containsEntry("tweebyte.open-responses.limit", "1000");
	}

	private static List<SoakLine> lines(List<Held> after) {
		return SoakLine.of(Model.VIRTUAL, BEFORE, after);
	}

	private static List<Held> held(double threads, double files, double heap, double subscriptions) {
		return List.of(new Held("gateway", HeldResource.THREADS, threads),
				new Held("gateway", HeldResource.FILES, files), new Held("gateway", HeldResource.HEAP, heap),
				new Held("redis", HeldResource.SUBSCRIPTIONS, subscriptions));
	}

}
