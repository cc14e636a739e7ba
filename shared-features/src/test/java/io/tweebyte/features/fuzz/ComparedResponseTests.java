package io.tweebyte.features.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

import io.tweebyte.features.http.Header;
import io.tweebyte.features.http.ReceivedResponse;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ComparedResponseTests {

	private static final String ID = "01890000-0000-7000-8000-00000000000a";

	private static final String OTHER_ID = "01890000-0000-7000-8000-00000000000b";

	private static final String TIME = "2026-11-22T10:11:12.123456Z";

	private static final String OTHER_TIME = "2026-11-22T10:11:13.000001Z";

	private final Labels labels = new Labels();

	private final Labels otherLabels = new Labels();

	@Test
	void idsAndTimesMayDiffer() {
		assertThat(compared(200, tweet(ID, TIME, 1))).isEqualTo(other(200, tweet(OTHER_ID, OTHER_TIME, 1)));
	}

	@Test
	void theSameIdMustComeBack() {
		this.labels.name("tweet.0", ID);
		this.otherLabels.name("tweet.0", OTHER_ID);

		assertThat(compared(200, tweet(ID, TIME, 1))).isEqualTo(other(200, tweet(OTHER_ID, TIME, 1)));
		assertThat(compared(200, tweet(ID, TIME, 1))).isNotEqualTo(other(200, tweet(ID, TIME, 1)));
	}

	@Test
	void otherStatusValueOrFieldIsADifference() {
		ComparedResponse response = compared(200, tweet(ID, TIME, 1));

		assertThat(other(201, tweet(OTHER_ID, TIME, 1))).isNotEqualTo(response);
		assertThat(other(200, tweet(OTHER_ID, TIME, 2))).isNotEqualTo(response);
		assertThat(other(200, "{\"id\":\"" + OTHER_ID + "\"}")).isNotEqualTo(response);
		assertThat(other(200, "no JSON")).isNotEqualTo(response);
	}

	@Test
	void aHeaderThatOneBackendAddsIsADifference() {
		assertThat(compared(200, "[]", new Header("Content-Disposition", "inline;filename=f.txt")))
			.isNotEqualTo(other(200, "[]"));
		assertThat(compared(200, "[]", new Header("Date", "today"))).isEqualTo(other(200, "[]"));
	}

	@Test
	void cursorsAreComparedByListAndId() {
		this.labels.name("tweet.0", ID);
		this.otherLabels.name("tweet.0", OTHER_ID);

		assertThat(compared(200, "[]", link("feed", 1, ID))).isEqualTo(other(200, "[]", link("feed", 2, OTHER_ID)));
		assertThat(compared(200, "[]", link("feed", 1, ID)))
			.isNotEqualTo(other(200, "[]", link("user-tweets", 1, OTHER_ID)));
		assertThat(compared(200, "[]", link("feed", 1, ID))).isNotEqualTo(other(200, "[]", link("feed", 1, ID)));
	}

	private static String tweet(String id, String time, int likes) {
		return "{\"id\":\"%s\",\"created_at\":\"%s\",\"likes_count\":%d}".formatted(id, time, likes);
	}

	private static Header link(String list, int time, String id) {
		String cursor = "1:%s:%d:%s".formatted(list, time, id);
		return new Header("Link", "<?limit=2&before="
				+ Base64.getUrlEncoder().withoutPadding().encodeToString(cursor.getBytes(StandardCharsets.US_ASCII))
				+ ">; rel=\"next\"");
	}

	private ComparedResponse compared(int status, String body, Header... headers) {
		return ComparedResponse.of(respond(status, body, headers), this.labels);
	}

	private ComparedResponse other(int status, String body, Header... headers) {
		return ComparedResponse.of(respond(status, body, headers), this.otherLabels);
	}

	private static ReceivedResponse respond(int status, String body, Header... headers) {
		return new ReceivedResponse(status, List.of(headers), body.getBytes(StandardCharsets.UTF_8));
	}

}
