package io.tweebyte.servers.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FreePortsTests {

	@Test
	void areNeverFoundTwice() {
		List<Integer> ports = IntStream.range(0, 100).boxed().flatMap((i) -> FreePorts.find(10).stream()).toList();

		assertThat(ports).hasSize(1000).doesNotHaveDuplicates();
	}

	/**
	 * Six JVMs that took 200 of 12,000 ports each at random would take some of the same.
	 */
	@Test
	void areNotFoundByAnotherJvmAsWell() throws Exception {
		List<Integer> ports = new ArrayList<>(FreePorts.find(200));
		List<Process> others = new ArrayList<>();
		try {
			for (int i = 0; i < 5; i++) {
				others.add(new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
						System.getProperty("java.class.path"), OtherJvm.class.getName())
					.redirectError(ProcessBuilder.Redirect.INHERIT)
					.start());
			}
			for (Process other : others) {
				ports.addAll(other.inputReader().readLine().transform(FreePortsTests::numbers));
			}
		}
		finally {
			others.forEach(Process::destroy);
		}

		assertThat(ports).hasSize(1_200).doesNotHaveDuplicates();
	}

	private static List<Integer> numbers(String line) {
		return Stream.of(line.split(",")).map(Integer::valueOf).toList();
	}

	static final class OtherJvm {

		private OtherJvm() {
		}

		/** Lives on, with its ports, until its input ends. */
		public static void main(String[] args) throws Exception {
			System.out.println(FreePorts.find(200).stream().map(String::valueOf).collect(Collectors.joining(",")));
			System.in.read();
		}

	}

}
