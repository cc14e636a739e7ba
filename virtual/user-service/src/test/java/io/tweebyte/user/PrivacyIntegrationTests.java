package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * The changes of privacy as other services read them. A change shows when every older
 * transaction of the server has ended, which may take a moment.
 */
class PrivacyIntegrationTests extends UserServiceIntegrationTest {

	private static final UUID LAST = new UUID(-1, -1);

	private String position;

	@BeforeEach
	void beginAfterAllOtherTests() {
		this.position = "after=" + query("select coalesce(max(privacy_position), 0) from users") + "&after_id=" + LAST;
	}

	@Test
	void listsWhoIsPrivate() {
		this.client.register(false);
		Account ada = this.client.register(true);
		await().untilAsserted(() -> assertThat(changes()).containsExactly(ada.id() + " true"));
		assertThat(changes(this.position).body())
			.isEqualTo("[{\"id\":\"" + ada.id() + "\",\"is_private\":true,\"position\":"
					+ query("select privacy_position from users where id = '" + ada.id() + "'") + "}]");
	}

	@Test
	void listsEachAccountWhereItChangedLast() {
		Account ada = this.client.register(true);
		Account bob = this.client.register(false);
		this.client.put(bob, "{\"is_private\":true}");
		await().untilAsserted(() -> assertThat(changes()).containsExactly(ada.id() + " true", bob.id() + " true"));
		this.client.put(ada, "{\"is_private\":false}");
		await().untilAsserted(() -> assertThat(changes()).containsExactly(bob.id() + " true", ada.id() + " false"));
		this.client.put(bob, "{\"is_private\":true,\"biography\":\"Hello\"}");
		Account zoe = this.client.register(true);
		await().untilAsserted(() -> assertThat(changes()).containsExactly(bob.id() + " true", ada.id() + " false",
				zoe.id() + " true"));
	}

	@Test
	void waitsForAChangeThatIsCommittedLate() throws SQLException {
		Account ada = this.client.register(false);
		Account bob = this.client.register(false);
		try (Connection late = DATABASE.open(); Statement statement = late.createStatement()) {
			late.setAutoCommit(false);
			statement.execute("update users set is_private = true where id = '" + ada.id() + "'");
			assertThat(this.client.put(bob, "{\"is_private\":true}").statusCode()).isEqualTo(204);
			assertThat(changes()).isEmpty();
			late.commit();
		}
		await().untilAsserted(() -> assertThat(changes()).containsExactly(ada.id() + " true", bob.id() + " true"));
	}

	@Test
	void pagesThroughManyChangesOfOneTransaction() throws SQLException {
		List<UUID> ids = IntStream.range(0, 5).mapToObj((i) -> this.client.register(false).id()).toList();
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			for (UUID id : ids) {
				statement.addBatch("update users set is_private = true where id = '" + id + "'");
			}
			connection.setAutoCommit(false);
			statement.executeBatch();
			connection.commit();
		}
		await().untilAsserted(() -> assertThat(changes()).hasSize(5));
		List<UUID> read = new ArrayList<>();
		String after = this.position;
		for (JsonNode page = page(after); !page.isEmpty(); page = page(after)) {
			assertThat(page.size()).isLessThanOrEqualTo(2);
			page.forEach((change) -> read.add(UUID.fromString(change.get("id").asString())));
			JsonNode last = page.get(page.size() - 1);
			after = "after=" + last.get("position").asLong() + "&after_id=" + last.get("id").asString();
		}
		assertThat(read).isEqualTo(ids.stream().sorted(Identifiers.ORDER).toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			after=-1                   | after must not be negative.
			after=99999999999999999999 | after must be a number.
			after_id=1                 | after_id must be a UUID.
			limit=0                    | limit must be a number from 1 to 1000.
			limit=1001                 | limit must be a number from 1 to 1000.
			""")
	void refusesMalformedPositions(String query, String error) {
		HttpResponse<String> response = changes(query);
		assertThat(response.statusCode()).isEqualTo(400);
		assertThat(ServiceCaller.errors(response)).isEqualTo(error + "\n");
	}

	private List<String> changes() {
		return ServiceCaller.json(changes(this.position))
			.valueStream()
			.map((change) -> change.get("id").asString() + " " + change.get("is_private").asBoolean())
			.toList();
	}

	private JsonNode page(String after) {
		return ServiceCaller.json(changes(after + "&limit=2"));
	}

	private HttpResponse<String> changes(String query) {
		return this.client.send("GET", "/internal/users/privacy?" + query, null);
	}

}
