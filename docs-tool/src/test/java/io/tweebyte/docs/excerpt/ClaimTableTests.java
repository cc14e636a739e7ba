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

	private static String verdict(String scenario, String users, String order) {
		String table = new ClaimTable(List.of(REPORT, ANOTHER))
			.of("study,claim,scenario,users,order\n2024,A claim,%s,%s,%s\n".formatted(scenario, users, order));
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
	void showsTheFigureBehindIt() {
		assertThat(new ClaimTable(List.of(REPORT, ANOTHER))
			.of("study,claim,scenario,users,order\n2024,A claim,follow,10,async<reactive\n"))
			.contains("| 2024 | A claim | 10 | reactive / async 1.25 (1.10 to 1.40) | holds |");
	}

	@Test
	void refusesAnOrderThatIsNone() {
		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> verdict("follow", "10", "reactive async"))
			.withMessage("'reactive async' is no order of two backends");
	}

}
