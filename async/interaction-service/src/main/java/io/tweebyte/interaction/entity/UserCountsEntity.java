package io.tweebyte.interaction.entity;

import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/**
 * The table of users' counts, for queries; its rows are read as {@link UserCounts}.
 */
@Entity
@Table(name = "user_counts")
public class UserCountsEntity {

	@Id
	@Column(name = "user_id")
	private UUID userId;

	@Column(name = "followers")
	private int followers;

	@Column(name = "following")
	private int following;

	protected UserCountsEntity() {
		// Hibernate wants one; nobody makes an entity
	}

}
