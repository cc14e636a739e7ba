package io.tweebyte.interaction.list;

import java.util.UUID;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A private account, as far as the copy knows. */
@Entity
@Table(name = "private_accounts")
class PrivateAccountEntity {

	@Id
	private UUID userId;

}
