package io.tweebyte.lab.messages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Finds in the log of a broker why it has ended. */
final class BrokerLog {

	/** From the plainest reason to the least plain one. */
	private static final List<Pattern> REASONS = List.of(Pattern.compile("OutOfMemoryError.*"),
			Pattern.compile("(?i).*(could not reserve enough|insufficient memory|too small|initial heap size).*"),
			Pattern.compile("failed to bind.*|Address already in use.*"), Pattern.compile("No space left on device"),
			Pattern.compile("^(ERROR|FATAL) .*"), Pattern.compile(".*Exception.*"));

	private BrokerLog() {
	}

	/** Returns the reason in a line; the last line of the log when none is known. */
	static String reason(Path log) throws IOException {
		List<String> lines = Files.readAllLines(log).stream().filter((line) -> !line.isBlank()).toList();
		return REASONS.stream()
			.flatMap((reason) -> lines.stream()
				.map(reason::matcher)
				.flatMap((matcher) -> matcher.results().limit(1))
				.map((found) -> found.group().strip())
				.limit(1))
			.findFirst()
			.orElseGet(() -> lines.isEmpty() ? "it logged nothing" : lines.getLast());
	}

}
