package io.tweebyte.lab.catalog;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.script.ScriptRun;
import io.tweebyte.lab.script.ScriptRuntime;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;

/**
 * Workloads in other languages, of the same input and with the same result as in Java.
 */
public final class ScriptWorkloads {

	private static final String WORDS = "biggest-word";

	private static final String CSV = "csv-characters";

	private static final String EQUAL = "a process each; the same input and digest as in Java; ";

	private ScriptWorkloads() {
	}

	static Stream<Workload> all() {
		return Stream.of(
				workload(ScriptRuntime.NODE, WORDS, "line", "one book after the other, each read as a whole",
						Style.LOOP, Style.GENERATOR, Style.ASYNC_GENERATOR, Style.ARRAY_METHODS),
				workload(ScriptRuntime.NODE, CSV, "character", "one character after the other, each cell read",
						Style.LOOP, Style.GENERATOR, Style.ASYNC_GENERATOR, Style.ASYNCISH, Style.ARRAY_METHODS),
				workload(ScriptRuntime.MONO, WORDS, "line", "each book summarised by itself, line by line", Style.LOOP,
						Style.TASKS, Style.LINQ, Style.PLINQ));
	}

	/** Returns what a workload needs beside Java. */
	public static Optional<ScriptRuntime> runtime(String workload) {
		return Arrays.stream(ScriptRuntime.values()).filter((one) -> workload.endsWith("-" + one.label())).findFirst();
	}

	/**
	 * Returns a style as it is measured.
	 * @param workload one that needs a runtime
	 */
	public static ScriptRun run(String workload, Style style, Sources sources) {
		ScriptRuntime runtime = runtime(workload).orElseThrow();
		String module = workload.substring(0, workload.length() - runtime.label().length() - 1);
		Function<Sources, String> input = module.equals(WORDS) ? ScriptWorkloads::books : (all) -> all.csv().text();
		return new ScriptRun(runtime, module, style, input.apply(sources));
	}

	/** Runs a program once, and compares with what plain code in Java does. */
	private static Outcome once(ScriptRun run, Workload inJava, Sources sources) throws Exception {
		Outcome outcome = run.once();
		sources.observer().ran(run.style());
		String difference = outcome.differenceTo(inJava.prepare(Style.LOOP, sources.unobserved()).run());
		if (!difference.isEmpty()) {
			throw new IllegalStateException("%s, against Java: %s".formatted(inJava.name(), difference));
		}
		return outcome;
	}

	private static String books(Sources sources) {
		return sources.books()
			.books()
			.stream()
			.map(Path::toAbsolutePath)
			.map(Path::toString)
			.collect(Collectors.joining("\n"));
	}

	private static Workload workload(ScriptRuntime runtime, String module, String unit, String equal, Style... all) {
		String name = module + "-" + runtime.label();
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		List.of(all)
			.forEach((style) -> styles.put(style,
					(sources) -> () -> once(run(name, style, sources), Workloads.named(module), sources)));
		return new Workload(name, Workloads.PIPELINES, unit, EQUAL + equal, Outcome::taken, null, null, styles);
	}

}
