package io.tweebyte.contracts.validation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** The 1,000 passwords that attackers try first; the file names source and licence. */
final class MostUsedPasswords {

	private static final String RESOURCE = "most-used-passwords.txt";

	private static final Set<String> ALL = read();

	private MostUsedPasswords() {
	}

	/** Compares without case. */
	static boolean contain(String password) {
		return ALL.contains(password.toLowerCase(Locale.ROOT));
	}

	private static Set<String> read() {
		try (BufferedReader lines = new BufferedReader(
				new InputStreamReader(MostUsedPasswords.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
			return lines.lines().filter(line -> !line.startsWith("#")).collect(Collectors.toUnmodifiableSet());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
