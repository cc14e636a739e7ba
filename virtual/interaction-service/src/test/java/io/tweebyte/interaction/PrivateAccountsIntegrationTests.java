package io.tweebyte.interaction;

import java.util.UUID;

import io.tweebyte.common.privacy.PrivateAccountsCopy;
import io.tweebyte.contracts.id.Identifiers;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;

/** The copy of the private accounts in the database of interactions. */
class PrivateAccountsIntegrationTests extends InteractionServiceIntegrationTest {

	@Autowired
	PrivateAccountsCopy copy;

	@Test
	void copiesWhoIsPrivate() {
		UUID ada = Identifiers.next();
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				"[{\"id\":\"" + ada + "\",\"is_private\":true,\"position\":17}]"));
		this.copy.update();
		assertThat(query("select count(*) from private_accounts where user_id = '" + ada + "'")).isEqualTo("1");
		assertThat(query("select position from private_accounts_position")).isEqualTo("17");
	}

}
