package io.tweebyte.load.paper;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The figures that the study published: A. Zbarcea and C. Tudose, preprint 202411.1467 of
 * 20 November 2024. The files lie in {@code jmeter/reference}.
 *
 * @param loads its measurements under load
 * @param statics its Table 4
 */
public record Paper(List<PaperLoad> loads, List<PaperStatic> statics) {

	/**
	 * Reads them.
	 */
	public static Paper read() {
		return new Paper(
				lines("load.csv",
						(f) -> new PaperLoad(f[0], Integer.parseInt(f[1]), f[2], number(f[3]), number(f[4]),
								number(f[5]), number(f[6]), number(f[7]))),
				lines("static.csv", (f) -> new PaperStatic(f[0], f[1], number(f[2]), number(f[3]), number(f[4]))));
	}

	/**
	 * A scenario's cells of one backend, by users; empty for what the study did not
	 * measure.
	 */
	public List<PaperLoad> loads(String scenario, String backend) {
		return this.loads.stream()
			.filter((load) -> load.scenario().equals(scenario) && load.backend().equals(backend))
			.toList();
	}

	/**
	 * The line of Table 4, empty for what is not in it.
	 */
	public Optional<PaperStatic> statics(String service, String backend) {
		return this.statics.stream()
			.filter((line) -> line.service().equals(service) && line.backend().equals(backend))
			.findFirst();
	}

	private static <T> List<T> lines(String name, Function<String[], T> line) {
		try (InputStream file = Paper.class.getResourceAsStream(name);
				BufferedReader reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
			return reader.lines().skip(1).map((text) -> text.split(",")).map(line).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static double number(String field) {
		return Double.parseDouble(field);
	}

}
