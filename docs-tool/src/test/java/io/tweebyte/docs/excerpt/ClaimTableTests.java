package io.tweebyte.docs.excerpt;

import java.util.List;

import io.tweebyte.docs.DocsException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ClaimTableTests {

	private static final String REPORT = """
			scenario,users,backend,against,ratio,95 % low,95 % high,verdict
			follow,10,reactive,async,1.2512,1.1,1.4,claim
			follow,1000,reactive,async,0.8,0.7,0.9,indicated
			search,10,reactive,async,1.01,0.98,1.03,equal
			edit,10,reactive,async,1.01,0.8,1.3,open
			""";

	private static final String ANOTHER = """
			scenario,users,backend,against,ratio,95 % low,95 % high,verdict
			follow,10,reactive,async,0.5,0.4,0.6,claim
			stream,100,async,reactive,0.7,0.6,0.8,claim
			""";

	private static final String HEAD = "study,claim,kind,scenario,users,order,figures,reason\n";

	private static String verdict(String scenario, String users, String order) {
		return verdict("cpu", scenario, users, order, "", "");
	}

	private static String verdict(String... cells) {
		return verdict(new ClaimTable(List.of(REPORT, ANOTHER)).of(HEAD + "2024,A claim," + String.join(",", cells)));
	}

	private static String verdict(String table) {
		String[] cells = table.lines().toList().getLast().split(" \\| ");
		return cells[cells.length - 1].replace(" |", "");
	}

	@Test
	void judgesAnOrder() {
		assertThat(verdict("follow", "10", "async<reactive")).isEqualTo("holds");
		assertThat(verdict("follow", "10", "reactive<async")).isEqualTo("does not hold");
		assertThat(verdict("follow", "1000", "reactive<async")).isEqualTo("holds, as far as indicated");
		assertThat(verdict("follow", "10", "reactive=async")).isEqualTo("does not hold");
	}

	@Test
	void judgesEquality() {
		assertThat(verdict("search", "10", "reactive=async")).isEqualTo("holds");
		assertThat(verdict("search", "10", "async=reactive")).isEqualTo("holds");
		assertThat(verdict("search", "10", "reactive<async")).isEqualTo("does not hold: the same within 5 %");
	}

	@Test
	void saysWhatCannotBeSaid() {
		assertThat(verdict("edit", "10", "reactive<async")).isEqualTo("cannot be said here");
		assertThat(verdict("edit", "100", "reactive<async")).isEqualTo("not measured here");
	}

	@Test
	void takesTheFirstRunThatHasMeasuredIt() {
		assertThat(verdict("follow", "10", "async<reactive")).isEqualTo("holds");
		assertThat(verdict("stream", "100", "async<reactive")).isEqualTo("holds");
	}

	@Test
	void saysWhyNothingCanBeSaid() {
		assertThat(verdict("memory", "", "1000", "", "", "not kept")).isEqualTo("cannot be said here: not kept");
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> verdict("memory", "", "1000", "", "", ""))
			.withMessage("'A claim' has neither an order nor a reason");
	}

	@Test
	void addsWhatElseIsToBeKnown() {
		assertThat(verdict("cpu", "follow", "10", "async<reactive", "", "with one call"))
			.isEqualTo("holds; with one call");
		assertThat(verdict("cpu", "stream", "10", "async<reactive", "", "with one call"))
			.isEqualTo("not measured here");
	}

	@Test
	void computesWhatAPoolGives() {
		assertThat(verdict("pool", "follow", "10", "reactive<async", "256 200 100 200 120 250", ""))
			.isEqualTo("holds for another reason: 256 connections give 128 and 256 per second");
		assertThat(verdict("pool", "follow", "10", "reactive<async", "256 200 100 200 120 200", ""))
			.isEqualTo("does not hold");
	}

	@Test
	void computesWhatAQueueGives() {
		assertThat(verdict("queue", "", "", "", "400 4000 2 210 180 10.9", "no such test"))
			.isEqualTo("holds for another reason: a test of 180 s gives 10.9 s");
		assertThat(verdict("queue", "", "", "", "400 4000 2 400 180 22.5", "no such test"))
			.isEqualTo("holds for another reason: a queue of 4000 places gives 22.0 s");
		assertThat(verdict("queue", "", "", "", "400 4000 2 210 180 12", "no such test"))
			.isEqualTo("cannot be said here: no such test");
		assertThat(verdict("refusal", "", "", "", "400 4000 2 400 180 0.44", "no such test"))
			.isEqualTo("holds for another reason: threads and queue leave 43.9 %");
	}

	@Test
	void refusesFiguresThatItCannotUse() {
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> verdict("pool", "", "", "", "256 200", "why"))
			.withMessage("'256 200' are not the 6 figures of pool");
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> verdict("cpu", "", "", "", "256", "why"))
			.withMessage("no arithmetic for claims of the kind cpu");
	}

	@Test
	void showsTheFigureBehindIt() {
		assertThat(new ClaimTable(List.of(REPORT, ANOTHER)).of(HEAD + "2024,A claim,cpu,follow,10,async<reactive,,\n"))
			.contains("| 2024 | A claim | cpu | 10 | reactive / async 1.25 (1.10 to 1.40) | holds |");
	}

	@Test
	void refusesAnOrderThatIsNone() {
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> verdict("follow", "10", "reactive async"))
			.withMessage("'reactive async' is no order of two backends");
	}

}
