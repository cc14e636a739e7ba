package io.tweebyte.contracts.page;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Random;
import java.util.UUID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class CursorTests {

	private static final UUID ID = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	private static final Cursor CURSOR = new Cursor("users", Instant.parse("2026-11-21T03:04:05.000006Z"), ID);

	private static final String ENCODED = "MTp1c2VyczoxNzk1MjMwMjQ1MDAwMDA2OjAxOTdhM2M0LTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMQ";

	@Test
	void hasOneFormForBothBackends() {
		assertThat(CURSOR.encode()).isEqualTo(ENCODED);
		assertThat(Cursor.decode(ENCODED, "users")).contains(CURSOR);
	}

	@Test
	void goesThereAndBack() {
		Random random = new Random(1);
		for (int i = 0; i < 1_000; i++) {
			Instant time = Instant.ofEpochSecond(random.nextLong(0, 10_000_000_000L),
					random.nextInt(1_000_000) * 1_000L);
			Cursor cursor = new Cursor("tweets-of-user", time, new UUID(random.nextLong(), random.nextLong()));
			assertThat(Cursor.decode(cursor.encode(), "tweets-of-user")).contains(cursor);
		}
	}

	@Test
	void cutsToMicroseconds() {
		Cursor fine = new Cursor("users", CURSOR.createdAt().plusNanos(999), ID);
		assertThat(fine.encode()).isEqualTo(ENCODED);
	}

	@Test
	void isRefusedByAnotherList() {
		assertThat(Cursor.decode(ENCODED, "tweets")).isEmpty();
		assertThat(Cursor.decode(ENCODED, "user")).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "2:users:1:0197a3c4-0000-7000-8000-000000000001",
			"1:users:-1:0197a3c4-0000-7000-8000-000000000001", "1:users:01:0197a3c4-0000-7000-8000-000000000001",
			"1:users:1000000000000000000:0197a3c4-0000-7000-8000-000000000001",
			"1:users:1:0197A3C4-0000-7000-8000-000000000001", "1:users:1:1-1-1-1-1", "1:users:1", "1:users::1",
			"1:users:x:0197a3c4-0000-7000-8000-000000000001", "1:users:1:0197a3c4-0000-7000-8000-000000000001 ",
			"1:users:1:0197a3c4-0000-7000-8000-000000000001\n", " 1:users:1:0197a3c4-0000-7000-8000-000000000001",
			"11:users:1:0197a3c4-0000-7000-8000-000000000001", "1:USERS:1:0197a3c4-0000-7000-8000-000000000001" })
	void refusesOtherContent(String content) {
		assertThat(Cursor.decode(base64(content), "users")).isEmpty();
	}

	@Test
	void takesTheFirstAndTheLastTime() {
		assertThat(Cursor.decode(base64("1:users:0:" + ID), "users")).get()
			.extracting(Cursor::createdAt)
			.isEqualTo(Instant.EPOCH);
		assertThat(Cursor.decode(base64("1:users:999999999999999999:" + ID), "users")).isPresent();
	}

	@ParameterizedTest
	@ValueSource(strings = { ENCODED + "==", ENCODED + "=", " " + ENCODED, ENCODED + "\n", "!" + ENCODED,
			"%4D" + ENCODED, ENCODED + ENCODED, "\u0000", "\ud83d", "===" })
	void refusesOtherSpellings(String text) {
		assertThat(Cursor.decode(text, "users")).isEmpty();
	}

	@Test
	void refusesBitsThatMeanNothing() {
		String odd = ENCODED.substring(0, ENCODED.length() - 1) + 'R';
		assertThat(Base64.getUrlDecoder().decode(odd)).isEqualTo(Base64.getUrlDecoder().decode(ENCODED));
		assertThat(Cursor.decode(odd, "users")).isEmpty();
	}

	@Test
	void refusesEveryChangeOfOneCharacter() {
		for (int i = 0; i < ENCODED.length(); i++) {
			String changed = ENCODED.substring(0, i) + '*' + ENCODED.substring(i + 1);
			assertThat(Cursor.decode(changed, "users")).isEmpty();
		}
	}

	@Test
	void refusesHugeTexts() {
		assertThat(Cursor.decode("A".repeat(1_000_000), "users")).isEmpty();
	}

	@Test
	void takesNamesOfListsUpToFortyCharacters() {
		String longest = "l".repeat(40);
		assertThat(Cursor.decode(new Cursor(longest, Instant.EPOCH, ID).encode(), longest)).isPresent();
		assertThat(Cursor.decode(new Cursor(longest + "l", Instant.EPOCH, ID).encode(), longest + "l")).isEmpty();
	}

	private static String base64(String content) {
		return Base64.getUrlEncoder().withoutPadding().encodeToString(content.getBytes(StandardCharsets.UTF_8));
	}

}
