package io.tweebyte.user.entity;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

import javax.persistence.Entity;
import javax.persistence.Id;
import javax.persistence.Table;
import javax.persistence.Transient;

import org.springframework.data.domain.Persistable;

@Entity
@Table(name = "users")
public class UserEntity implements Persistable<UUID> {

	@Id
	private UUID id;

	private String userName;

	private String userNameKey;

	private String email;

	private String emailKey;

	private String passwordHash;

	private String biography;

	private boolean isPrivate;

	private LocalDate birthDate;

	private Instant createdAt;

	private Instant passwordChangedAt;

	@Transient
	private boolean isNew;

	protected UserEntity() {
		// Hibernate fills the fields of an empty entity
	}

	/** Creates a row that is not stored yet; the biography may be null. */
	public UserEntity(UUID id, String userName, String userNameKey, String email, String emailKey, String passwordHash,
			String biography, boolean isPrivate, LocalDate birthDate, Instant createdAt) {
		this.id = id;
		this.userName = userName;
		this.userNameKey = userNameKey;
		this.email = email;
		this.emailKey = emailKey;
		this.passwordHash = passwordHash;
		this.biography = biography;
		this.isPrivate = isPrivate;
		this.birthDate = birthDate;
		this.createdAt = createdAt;
		this.isNew = true;
	}

	@Override
	public UUID getId() {
		return this.id;
	}

	// without it a row with an id would be taken for one that is stored
	@Override
	public boolean isNew() {
		return this.isNew;
	}

	public String userName() {
		return this.userName;
	}

	public String email() {
		return this.email;
	}

	public String emailKey() {
		return this.emailKey;
	}

	public String passwordHash() {
		return this.passwordHash;
	}

	public String biography() {
		return this.biography;
	}

	public boolean isPrivate() {
		return this.isPrivate;
	}

	public LocalDate birthDate() {
		return this.birthDate;
	}

	public Instant createdAt() {
		return this.createdAt;
	}

	public Instant passwordChangedAt() {
		return this.passwordChangedAt;
	}

}
