package io.tweebyte.contracts.validation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The passwords that attackers try first. The resource names its source and licence.
 */
final class MostUsedPasswords {

	private static final String RESOURCE = "most-used-passwords.txt";

	private static final Set<String> ALL = read();

	private MostUsedPasswords() {
	}

	/**
	 * Checks whether a password is one of them, without case.
	 * @return whether it is among the 1,000 most used
	 */
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
