package io.tweebyte.contracts.validation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MostUsedPasswordsTests {

	@Test
	void areAThousandThatTheOtherRulesWouldTake() throws IOException {
		List<String> passwords = lines().stream().filter((line) -> !line.startsWith("#")).toList();

		assertThat(passwords).hasSize(1000).doesNotHaveDuplicates();
		assertThat(passwords).allSatisfy((password) -> {
			assertThat(Password.Validator.isChosen(password)).isFalse();
			assertThat(Validation.messages(new Validated(password))).containsExactly(Password.MOST_USED_MESSAGE);
		});
	}

	@Test
	void nameTheirSourceAndLicence() throws IOException {
		assertThat(lines()).filteredOn((line) -> line.startsWith("#"))
			.anyMatch((line) -> line.contains("Source:"))
			.anyMatch((line) -> line.contains("Licence: MIT"));
		assertThat(Validation.messages(new Validated(lines().getFirst()))).doesNotContain(Password.MOST_USED_MESSAGE);
	}

	private static List<String> lines() throws IOException {
		try (InputStream resource = Password.class.getResourceAsStream("most-used-passwords.txt")) {
			return new String(resource.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
		}
	}

	private record Validated(@Password(chosen = true) String value) {
	}

}
