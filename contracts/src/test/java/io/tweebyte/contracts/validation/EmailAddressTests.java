package io.tweebyte.contracts.validation;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class EmailAddressTests {

	private static final String LABEL = "d".repeat(63);

	@ParameterizedTest
	@ValueSource(strings = { "a@b.c", "ada.lovelace+tag@example.com", "ADA@EXAMPLE.COM", "a_b-c'd@sub.example.co.uk",
			"\u00e9@\u00e9xample.fr", "\u7528\u6237@\u4f8b\u5b50.\u6d4b\u8bd5", "1@2.3", "a@xn--bcher-kva.example",
			"a!#$%&*/=?^`{|}~@b.c" })
	void takesAddresses(String email) {
		assertThat(violations(email)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "a", "@", "a@", "@b.c", "a@b", "a@b.", "a@.b", "a@b..c", "a@@b.c", "a@b@c.d",
			"a b@c.d", " a@b.c", "a@b.c ", "a@b.c\n", "a\u0000@b.c", "a@b\u0000.c", "a@-b.c", "a@b-.c", "a@b_c.d",
			"a@b c.d", "a@[127.0.0.1]", "\"a\"@b.c", "<a@b.c>", "a@b.c,d@e.f", "a@b.c;d@e.f", "a\u00a0@b.c",
			"a\u200b@b.c", "a\ud83d@b.c", "a@b.c\r\nBcc: x@y.z" })
	void refusesWhatCannotBeAnAddress(String email) {
		assertThat(violations(email)).containsExactly(EmailAddress.MESSAGE);
	}

	@Test
	void boundsEveryPart() {
		assertThat(violations("a".repeat(64) + "@b.c")).isEmpty();
		assertThat(violations("a".repeat(65) + "@b.c")).hasSize(1);
		assertThat(violations("a@" + LABEL + ".c")).isEmpty();
		assertThat(violations("a@" + LABEL + "d.c")).hasSize(1);
		assertThat(violations("a@b." + LABEL + "d")).hasSize(1);
	}

	@Test
	void hasAtMost254CodePointsInNfc() {
		String domain = "@" + (LABEL + ".").repeat(2) + "d".repeat(61) + ".";
		assertThat(violations("a".repeat(62) + domain + "c")).isEmpty();
		assertThat(violations("a".repeat(63) + domain + "c")).hasSize(1);
		assertThat(violations("\ud801\udc00".repeat(62) + domain.replace("d", "\ud801\udc00") + "c")).isEmpty();
		assertThat(violations("a@" + ("\u0958".repeat(31) + ".").repeat(4) + "c")).hasSize(1);
	}

	@Test
	void measuresWhatIsStored() {
		assertThat(violations("\u0958".repeat(32) + "@b.c")).isEmpty();
		assertThat(violations("\u0958".repeat(33) + "@b.c")).hasSize(1);
		assertThat(violations("e\u0301".repeat(64) + "@b.c")).isEmpty();
	}

	@Test
	void judgesHugeTextsAtOnce() {
		assertThat(violations("a".repeat(1_000_000) + "@b.c")).hasSize(1);
		assertThat(violations("a@" + "b.".repeat(500_000) + "c")).hasSize(1);
		assertThat(violations("a@" + "b-".repeat(250))).hasSize(1);
	}

	@Test
	void takesNull() {
		assertThat(violations(null)).isEmpty();
	}

	private static List<String> violations(String value) {
		return Validation.messages(new Validated(value));
	}

	private record Validated(@EmailAddress String value) {
	}

}
