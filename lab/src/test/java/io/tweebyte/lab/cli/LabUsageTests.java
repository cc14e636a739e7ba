package io.tweebyte.lab.cli;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/** Options and help, without anything that is run. */
@ExtendWith(OutputCaptureExtension.class)
class LabUsageTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			waiting --count 10,0          | --count must be from 1 to 1,000,000, and is 0.
			back-pressure --seconds 0     | --seconds must be from 1 to 60, and is 0.
			errors --delay 9001           | --delay must be from 1 to 9,000, and is 9,001.
			cancel --delay 99             | --delay must be from 100 to 9,000, and is 99.
			messages --in-flight 1,0      | --in-flight must be from 1 to 1,000, and is 0.
			messages --delay=-1           | --delay must be from 0 to 60,000, and is -1.
			messages --records 0          | --records must be from 1 to 1,000,000, and is 0.
			messages --port 70000         | --port must be from 0 to 65,535, and is 70,000.
			messages --kill --records 400 | leave out --records.
			messages --delay 1 --in-flight 2 --kill | leave out --in-flight and --delay.
			""")
	void refusesWhatIsOutOfRange(String arguments, String message, CapturedOutput output) {
		assertThat(LabCommand.execute(List.of(arguments.split(" ")))).isEqualTo(2);
		assertThat(output.getErr()).startsWith("tweebyte: --").contains(message);
	}

	@ParameterizedTest
	@ValueSource(strings = { "waiting", "back-pressure", "errors", "cancel", "messages", "study", "report" })
	void hasNoOptionThatIsIgnored(String command, CapturedOutput output) {
		for (String option : List.of("--workloads=stream-map", "--level=calls", "--corpus=books")) {
			assertThat(LabCommand.execute(List.of(command, option))).as(option).isEqualTo(2);
		}
		assertThat(output.getErr().lines().filter((line) -> line.startsWith("tweebyte: Unknown option"))).hasSize(3);
		assertThat(LabCommand.execute(List.of(command, "--help"))).isZero();
		assertThat(output.getOut()).contains("Exit code: 0").doesNotContain("--workloads", "--corpus");
	}

	@Test
	void choosesWorkloadsWhereTheyAreUsed(CapturedOutput output) {
		assertThat(LabCommand.execute(List.of("check", "--help"))).isZero();
		assertThat(output.getOut()).contains("--workloads=NAME", "--level=LEVEL", "--corpus=DIR",
				"operators, pipelines, calls, messages");
		assertThat(LabCommand.execute(List.of("list", "--corpus", "books"))).isEqualTo(2);
		assertThat(LabCommand.execute(List.of("list", "--workloads", "stream-map"))).isZero();
		assertThat(output.getOut()).contains("stream-map, per number").doesNotContain("stream-filter, per");
	}

}
