package io.tweebyte.tweet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.tweebyte.common.privacy.PrivateAccountsRepository.CopyPosition;
import io.tweebyte.common.privacy.PrivateAccountsCopy;
import io.tweebyte.common.privacy.PrivateAccountsRepository;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.testsupport.RawServer.Connection;
import io.tweebyte.testsupport.RawServer.Request;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** The copy of the private accounts, with a neighbour that plays the user service. */
@TestPropertySource(properties = "tweebyte.privacy.batch=3")
class PrivateAccountsIntegrationTests extends TweetServiceIntegrationTest {

	private static final UUID START = new UUID(0, 0);

	@Autowired
	PrivateAccountsCopy copy;

	@Autowired
	PrivateAccountsRepository accounts;

	private final List<AccountPrivacy> changes = new ArrayList<>();

	@BeforeEach
	void beginAnew() {
		query("with a as (delete from private_accounts) update private_accounts_position set position = 0, account_id = '"
				+ START + "' returning id");
		NEIGHBOURS.respond(this::tellChanges);
	}

	@Test
	void copiesWhoIsPrivateBatchByBatch() {
		List<UUID> ids = IntStream.range(0, 7).mapToObj((i) -> change(true, 10 + i)).toList();
		update();
		assertThat(copied()).isEqualTo(sorted(ids));
		assertThat(targets()).hasSize(3);
	}

	@Test
	void skipsNoneOfManyChangesAtOnePosition() {
		List<UUID> ids = IntStream.range(0, 7).mapToObj((i) -> change(true, 10)).toList();
		update();
		assertThat(copied()).isEqualTo(sorted(ids));
	}

	@Test
	void forgetsWhoTurnedPublic() {
		UUID ada = change(true, 10);
		UUID bob = change(true, 11);
		update();
		this.changes.removeFirst();
		this.changes.add(new AccountPrivacy(ada, false, 12));
		update();
		assertThat(copied()).isEqualTo(bob.toString());
	}

	@Test
	void goesOnWhereTheCopyEnds() {
		UUID ada = change(true, 10);
		update();
		update();
		assertThat(targets()).containsExactly("/internal/users/privacy?after=0&after_id=" + START + "&limit=3",
				"/internal/users/privacy?after=10&after_id=" + ada + "&limit=3");
	}

	@ParameterizedTest
	@ValueSource(strings = { "[null]", "[{\"is_private\":true,\"position\":1}]", "{}", "[", "" })
	void survivesAUserServiceThatRespondsWrongly(String json) {
		UUID ada = change(true, 10);
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK", json));
		update();
		assertThat(copied()).isEmpty();
		NEIGHBOURS.respond(this::tellChanges);
		update();
		assertThat(copied()).isEqualTo(ada.toString());
	}

	@Test
	void survivesAUserServiceThatIsUnavailable() {
		UUID ada = change(true, 10);
		NEIGHBOURS.respond((request, connection) -> connection.close());
		IntStream.range(0, 30).forEach((i) -> update());
		assertThat(copied()).isEmpty();
		NEIGHBOURS.respond(this::tellChanges);
		update();
		assertThat(copied()).isEqualTo(ada.toString());
	}

	@Test
	void takesOverNothingThatWasReadBeforeAnotherServiceWentOn() {
		UUID ada = change(true, 10);
		List<AccountPrivacy> old = List.copyOf(this.changes);
		this.changes.set(0, new AccountPrivacy(ada, false, 11));
		update();
		assertThat(copied(new CopyPosition(0, START), old)).isZero();
		assertThat(copied()).isEmpty();
		assertThat(query("select position from private_accounts_position")).isEqualTo("11");
	}

	private UUID change(boolean isPrivate, long position) {
		UUID id = Identifiers.next();
		this.changes.add(new AccountPrivacy(id, isPrivate, position));
		return id;
	}

	private void tellChanges(Request request, Connection connection) throws IOException {
		String[] query = request.target().split("[=&]");
		long after = Long.parseLong(query[1]);
		UUID afterId = UUID.fromString(query[3]);
		String json = this.changes.stream()
			.filter((change) -> change.position() > after
					|| change.position() == after && Identifiers.ORDER.compare(change.id(), afterId) > 0)
			.sorted(Comparator.comparing(AccountPrivacy::position).thenComparing(AccountPrivacy::id, Identifiers.ORDER))
			.limit(Integer.parseInt(query[5]))
			.map((change) -> "{\"id\":\"%s\",\"is_private\":%s,\"position\":%s}".formatted(change.id(),
					change.isPrivate(), change.position()))
			.collect(Collectors.joining(",", "[", "]"));
		connection.respond("200 OK", json);
	}

	private void update() {
		this.copy.update().join();
	}

	private long copied(CopyPosition position, List<AccountPrivacy> old) {
		return this.accounts.copy(position, old).join();
	}

	private static String copied() {
		return query("select coalesce(string_agg(user_id::text, ' ' order by user_id), '') from private_accounts");
	}

	private static String sorted(List<UUID> ids) {
		return ids.stream().sorted(Identifiers.ORDER).map(UUID::toString).collect(Collectors.joining(" "));
	}

	private static List<String> targets() {
		return NEIGHBOURS.requests().stream().map(Request::target).toList();
	}

}
